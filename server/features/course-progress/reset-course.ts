import type { Dependencies } from '#server/dependencies.ts'
import type { Caller } from '#server/features/accounts/public.ts'
import { requireCourse } from '#server/features/courses/public.ts'
import { clearAnswersOf } from '#server/features/quizzes/public.ts'
import { clearProgress, type ProgressRow, readProgress } from './queries.ts'

/**
 * Puts a member back to the start of a course, its quizzes unanswered. The ledger stays: nothing is taken back, and
 * nothing is paid a second time (decisions §3).
 * @throws Refusal COURSE_NOT_FOUND
 */
export function resetCourse({ database, now }: Dependencies, caller: Caller, courseId: number): Promise<ProgressRow> {
  const at = now()
  return database.write(async (db) => {
    await requireCourse(db, courseId, caller)
    await clearProgress(db, caller.id, courseId, at)
    await clearAnswersOf(db, caller.id, courseId)
    return readProgress(db, caller.id, courseId)
  })
}
