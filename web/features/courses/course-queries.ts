import { queryOptions } from '@tanstack/react-query'
import type { Course } from 'contract/courses'
import { get, getOrNull } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** All courses in their order. An administrator's answer holds the hidden ones, too. */
export function coursesQuery() {
  return queryOptions({
    queryKey: queryKeys.courses,
    queryFn: ({ signal }) => get<Course[]>('/api/courses', signal),
  })
}

/** One course; null where there is none of that id, or none for this member. */
export function courseQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.courses, id],
    queryFn: ({ signal }) => (id === 0 ? null : getOrNull<Course>(`/api/courses/${id}`, signal)),
  })
}
