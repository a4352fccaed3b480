import type { CourseProgressResult } from 'contract/course-progress'
import { postRepeatable } from '#web/client/api/api.ts'
import { progressPath } from './course-progress-query.ts'

/** Puts a member back to the start of a course, its quizzes unanswered; what it paid stays. @throws ApiError */
export function resetCourse(memberId: string, courseId: number): Promise<CourseProgressResult> {
  return postRepeatable<CourseProgressResult>(`${progressPath(memberId, courseId)}/reset`)
}

export const COURSE_RESET = {
  title: 'Course Reset!',
  description: 'You’re back at the depot. You keep everything you’ve earned.',
}

export const NOT_RESET = 'Failed to reset the course. Please try again.'
