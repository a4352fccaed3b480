import type { CoursePayment } from 'contract/course-progress'
import type { Dependencies } from '#server/dependencies.ts'
import { type ProgressRow, saveFinishedLesson } from '#server/features/course-progress/public.ts'
import { insertCompletion, requireLesson } from '#server/features/lessons/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { type Act, DONE_NOW, requireMoment } from '#server/http/acts.ts'

export type FinishedLesson = { lessonId: number; progress: ProgressRow; payment: CoursePayment }

/**
 * Records that a member finished a lesson, which begins its course. Doing it again changes nothing.
 * @throws Refusal LESSON_NOT_FOUND, NOT_SIGNED_IN
 */
export function completeLesson(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  caller: Caller,
  lessonId: number,
  act: Act = DONE_NOW,
): Promise<FinishedLesson> {
  const at = now()
  const { at: completedAt } = requireMoment('lesson', act, at)
  return database.write(async (db) => {
    await requireActiveMember(db, caller.id)
    const lesson = await requireLesson(db, lessonId, caller)
    await insertCompletion(db, caller.id, lesson.id, completedAt)
    const saved = await saveFinishedLesson(db, { memberId: caller.id, courseId: lesson.course_id, at })
    return { lessonId: lesson.id, ...saved }
  })
}
