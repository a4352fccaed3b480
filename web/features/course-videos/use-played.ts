import { useQueryClient } from '@tanstack/react-query'
import type { CourseProgressResult } from 'contract/course-progress'
import type { OwnCourseVideo, PlayedReport, PlayedResult } from 'contract/course-videos'
import { REPORT_EVERY, VIDEO_LIMITS } from 'game/videos'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { post } from '#web/client/api/api.ts'
import { courseVideoQuery, videoPath } from './video-queries.ts'

type Video = NonNullable<OwnCourseVideo['video']>

type Playing = {
  player: RefObject<HTMLVideoElement | null>
  memberId: string
  video: Video
  onCounted: (result: CourseProgressResult, resumeAt: number) => void
}

/**
 * Reports what was really played: at the start, every 15 seconds while it plays, at a pause and at the end. Each report
 * contains everything played since the page was opened, so that the next one makes up for a lost one.
 * @returns what to call before the video is loaded again, which empties the player's own list
 */
export function usePlayed({ player, memberId, video, onCounted }: Playing): () => void {
  const queryClient = useQueryClient()
  const beforeLoad = useRef<number[][]>([])
  const allPlayed = (element: HTMLVideoElement) =>
    [...beforeLoad.current, ...stretchesOf(element.played, video.seconds)].slice(-VIDEO_LIMITS.stretches)
  const report = useEffectEvent(async (element: HTMLVideoElement) => {
    const at = Math.floor(Math.min(element.currentTime, video.seconds))
    const body: PlayedReport = { videoId: video.id, stretches: allPlayed(element), at }
    try {
      const { course } = await post<PlayedResult>(`${videoPath(memberId, video.courseId)}/played`, body)
      onCounted(course, at)
    } catch {
      // Nothing is lost: the next report includes this one.
    }
  })
  const reportLast = useEffectEvent((element: HTMLVideoElement) => {
    // A reset has emptied the query: what was played before it counts no longer.
    const isCurrent = queryClient.getQueryData(courseVideoQuery(memberId, video.courseId).queryKey) !== undefined
    if (isCurrent && allPlayed(element).length > 0) void report(element)
  })
  useEffect(() => {
    const element = player.current
    if (element === null) return
    const send = () => void report(element)
    const timer = setInterval(() => {
      if (!element.paused) send()
    }, REPORT_EVERY * 1_000)
    const events = ['play', 'pause', 'ended'] as const
    for (const name of events) element.addEventListener(name, send)
    // A report that was refused for coming too early, or lost with the connection.
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      for (const name of events) element.removeEventListener(name, send)
      window.removeEventListener('online', send)
      reportLast(element)
    }
  }, [player])
  return () => {
    if (player.current !== null) beforeLoad.current = allPlayed(player.current)
  }
}

/** The stretches in whole seconds: one counts only if all of it was played. The last second counts where it was reached. */
export function stretchesOf(played: TimeRanges, seconds: number): number[][] {
  const stretches: number[][] = []
  for (let index = 0; index < played.length; index++) {
    const [from, to] = [Math.ceil(played.start(index) - 0.5), Math.floor(played.end(index) + 0.25)]
    if (from < to) stretches.push([Math.max(from, 0), Math.min(to, seconds)])
  }
  return stretches.slice(-VIDEO_LIMITS.stretches)
}
