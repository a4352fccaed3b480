import type { Course } from 'contract/courses'
import { useState } from 'react'
import { useWatchVideo } from '#web/features/course-progress/use-watch-video.ts'

/**
 * A course's video in this visit: whether it was started, and whether the browser refuses the button its tab.
 * @param isBegun whether there is a record of the member's progress; a reset removes it, and the start with it
 */
export function useVideo(course: Course, isBegun: boolean) {
  const { watch, opened } = useWatchVideo()
  const [isStarted, setStarted] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const [wasBegun, setWasBegun] = useState(isBegun)
  if (wasBegun !== isBegun) {
    setWasBegun(isBegun)
    if (!isBegun) setStarted(false)
  }
  return {
    isStarted,
    isBlocked,
    watch: () => {
      const outcome = watch(course)
      setBlocked(outcome === 'blocked')
      if (outcome === 'opened') setStarted(true)
    },
    /** The plain link was followed. It stays in its place, so that the browser can go where it leads. */
    follow: () => {
      opened(course.id)
      setStarted(true)
    },
  }
}
