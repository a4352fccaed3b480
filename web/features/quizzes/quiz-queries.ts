import { queryOptions } from '@tanstack/react-query'
import type { Quiz } from 'contract/quizzes'
import { get } from '#web/client/api.ts'
import { QUIZZES_KEY } from '#web/client/content-keys.ts'

/**
 * A course's quizzes as this member may see them: the right answers of those they have answered are in it, so whoever
 * signs in next must not find it in the cache.
 */
export function courseQuizzesQuery(memberId: string, courseId: number) {
  return queryOptions({
    queryKey: [QUIZZES_KEY, memberId, courseId],
    queryFn: ({ signal }) => get<Quiz[]>(`/api/course-quizzes/${courseId}`, signal),
  })
}
