import type { Dependencies } from '#server/dependencies.ts'
import { requireCourse } from '#server/features/catalogue/public.ts'
import { removePlay } from '#server/features/course-videos/public.ts'
import { clearCompletionsOf } from '#server/features/lessons/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { clearAnswersOf } from '#server/features/quizzes/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { type ProgressRow, readProgress, removeProgress } from './queries.ts'

/**
 * Resets a member's progress in a course: removes its record, the finished lessons, and the answers to its quizzes and
 * those of its lessons. The ledger stays: nothing is taken back or paid a second time.
 * @throws Refusal COURSE_NOT_FOUND, NOT_SIGNED_IN
 */
export function resetCourse(
  { database }: Pick<Dependencies, 'database'>,
  caller: Caller,
  courseId: number,
): Promise<ProgressRow> {
  return database.write(async (db) => {
    await requireActiveMember(db, caller.id)
    await requireCourse(db, courseId, caller)
    await removeProgress(db, caller.id, courseId)
    await removePlay(db, caller.id, courseId)
    await clearCompletionsOf(db, caller.id, courseId)
    await clearAnswersOf(db, caller.id, courseId)
    return readProgress(db, caller.id, courseId)
  })
}
