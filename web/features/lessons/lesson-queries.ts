import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Lesson, LessonSummary } from 'contract/lessons'
import { getOrNull } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { hasTrouble } from '#web/client/offline/connection.ts'

const lessonsKey = (courseId: number, memberId: string) =>
  [...queryKeys.courses, courseId, 'lessons', memberId] as const

/** A course's lessons in their order, with the ticks of this member; null where there is no such course for them. */
export function lessonsQuery(courseId: number, memberId: string) {
  return queryOptions({
    queryKey: lessonsKey(courseId, memberId),
    queryFn: async ({ signal }) => {
      const lessons = await getOrNull<LessonSummary[]>(`/api/courses/${courseId}/lessons`, signal)
      if (lessons === null || !hasTrouble()) return lessons
      const { withTicks } = await import('#web/client/outbox/with-waiting.ts')
      return withTicks(memberId, lessons)
    },
  })
}

/** One lesson with its text and cards; null where it's gone. */
export function lessonQuery({ courseId, id }: Pick<LessonSummary, 'courseId' | 'id'>, memberId: string) {
  return queryOptions({
    queryKey: [...lessonsKey(courseId, memberId), id],
    queryFn: ({ signal }) => getOrNull<Lesson>(`/api/courses/${courseId}/lessons/${id}`, signal),
  })
}

/** Prefetches what a lesson's screen shows: the list gives the id of the lesson at a position. */
export async function prefetchLesson(
  queryClient: QueryClient,
  { courseId, position, memberId }: { courseId: number; position: number; memberId: string },
): Promise<void> {
  const query = lessonsQuery(courseId, memberId)
  await queryClient.prefetchQuery(query)
  const lesson = queryClient.getQueryData(query.queryKey)?.find((each) => each.position === position)
  if (lesson) await queryClient.prefetchQuery(lessonQuery(lesson, memberId))
}
