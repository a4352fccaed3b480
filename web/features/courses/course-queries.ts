import { queryOptions } from '@tanstack/react-query'
import type { Course } from 'contract/courses'
import { get } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
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
    queryFn: ({ signal }) => getCourse(id, signal),
  })
}

async function getCourse(id: number, signal: AbortSignal): Promise<Course | null> {
  if (id === 0) return null
  try {
    return await get<Course>(`/api/courses/${id}`, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
