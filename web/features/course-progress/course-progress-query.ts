import { queryOptions } from '@tanstack/react-query'
import type { CourseProgressRecord } from 'contract/course-progress'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** How far a member is in one course; zeros where they have not begun it. */
export function courseProgressQuery(memberId: string, courseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.courseProgress, memberId, courseId],
    queryFn: ({ signal }) => get<CourseProgressRecord>(progressPath(memberId, courseId), signal),
  })
}

/** The heading of the card that shows it. */
export const PROGRESS_HEADING = 'course-progress'

export function progressPath(memberId: string, courseId: number): string {
  return `/api/users/${memberId}/course-progress/${courseId}`
}
