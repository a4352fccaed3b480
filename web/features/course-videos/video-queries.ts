import { queryOptions } from '@tanstack/react-query'
import type { OwnCourseVideo } from 'contract/course-videos'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** A course's own video and what the member played of it; null where there is none. */
export function courseVideoQuery(memberId: string, courseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.courses, courseId, 'video', memberId],
    queryFn: async ({ signal }) => (await get<OwnCourseVideo>(videoPath(memberId, courseId), signal)).video,
  })
}

export function videoPath(memberId: string, courseId: number): string {
  return `/api/users/${memberId}/course-videos/${courseId}`
}

/** `1:05`, or `1:00:05` from an hour on. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const tail = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
