import type { CourseProgressResult } from 'contract/course-progress'
import { postRepeatable } from '#web/client/api.ts'
import { sentenceOf } from '#web/client/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { progressPath } from './course-progress-query.ts'

/** Puts a member back to the start of a course, its quizzes unanswered; what it paid stays. @throws ApiError */
export function resetCourse(memberId: string, courseId: number): Promise<CourseProgressResult> {
  return postRepeatable<CourseProgressResult>(`${progressPath(memberId, courseId)}/reset`)
}

export function sayReset(): void {
  toast({ title: 'Course Reset!', description: "You're back at the depot. You keep everything you've earned." })
}

/** Not in the catalogue of spec §8, and added on purpose (decisions §4). */
export function sayNotReset(error: unknown): void {
  toast({
    title: 'Error',
    description: sentenceOf(error, 'Failed to reset the course. Please try again.'),
    variant: 'destructive',
  })
}
