import type { Course } from 'contract/courses'
import { useState } from 'react'
import { useWatchVideo } from '#web/features/course-progress/use-watch-video.ts'

/** A course's video in this visit: whether it was started, and whether the browser refuses the button its tab. */
export function useVideo(course: Course) {
  const { watch, opened } = useWatchVideo()
  const [isStarted, setStarted] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
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
