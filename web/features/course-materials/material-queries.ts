import { queryOptions } from '@tanstack/react-query'
import type { CourseMaterial } from 'contract/course-materials'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** What there is to read and keep beside a course, by id. */
export function materialsQuery(courseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.courses, courseId, 'materials'],
    queryFn: ({ signal }) => get<CourseMaterial[]>(`/api/course-materials/${courseId}`, signal),
  })
}
