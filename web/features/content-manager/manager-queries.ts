import { queryOptions } from '@tanstack/react-query'
import type { CourseMaterial } from 'contract/course-materials'
import type { Course } from 'contract/courses'
import type { Mission, MissionSummary } from 'contract/missions'
import type { Quiz } from 'contract/quizzes'
import { get } from '#web/client/api.ts'
import { queryKeys } from '#web/client/query-keys.ts'

/** All courses in their order, the hidden ones too. */
export function managedCoursesQuery() {
  return queryOptions({
    queryKey: [...queryKeys.courses, 'managed'],
    queryFn: ({ signal }) => get<Course[]>('/api/courses', signal),
  })
}

export function managedMaterialsQuery(courseId: number) {
  return queryOptions({
    queryKey: [...queryKeys.courses, 'managed', courseId, 'materials'],
    queryFn: ({ signal }) => get<CourseMaterial[]>(`/api/course-materials/${courseId}`, signal),
  })
}

/** All quizzes with their answers, the newest first. */
export function managedQuizzesQuery() {
  return queryOptions({
    queryKey: [...queryKeys.quizzes, 'managed'],
    queryFn: async ({ signal }) => (await get<Quiz[]>('/api/quizzes', signal)).sort((one, other) => other.id - one.id),
  })
}

export function managedMissionsQuery() {
  return queryOptions({
    queryKey: [...queryKeys.missions, 'managed'],
    queryFn: ({ signal }) => get<MissionSummary[]>('/api/missions', signal),
  })
}

/** One station with its lesson. */
export function managedMissionQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.missions, 'managed', id],
    queryFn: ({ signal }) => get<Mission>(`/api/missions/${id}`, signal),
  })
}
