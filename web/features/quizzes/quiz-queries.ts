import { queryOptions } from '@tanstack/react-query'
import type { Quiz } from 'contract/quizzes'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/**
 * A course's quizzes as this member may see them: it contains the right answers of those they have answered, so the key
 * names the member, and the next one to sign in doesn't find it in the cache.
 */
export function courseQuizzesQuery(memberId: string, courseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.quizzes, memberId, courseId],
    queryFn: ({ signal }) => get<Quiz[]>(`/api/course-quizzes/${courseId}`, signal),
  })
}

/**
 * The quizzes that belong to no course, lesson or station, in the order the server gives them; with the same visibility
 * as a course's.
 */
export function generalQuizzesQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.quizzes, memberId, 'general'],
    queryFn: async ({ signal }) => {
      const quizzes = await get<Quiz[]>('/api/quizzes', signal)
      return quizzes.filter(({ courseId, lessonId, missionId }) => (courseId ?? lessonId ?? missionId ?? null) === null)
    },
  })
}
