import { queryOptions } from '@tanstack/react-query'
import type { CourseMaterial } from 'contract/course-materials'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** A course's materials, by id. */
export function materialsQuery(courseId: number, query: '' | '?original=true' = '') {
  return queryOptions({
    queryKey: [...queryKeys.courses, courseId, 'materials'],
    queryFn: ({ signal }) => get<CourseMaterial[]>(`/api/course-materials/${courseId}${query}`, signal),
  })
}
