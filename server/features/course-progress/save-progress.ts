import type { CoursePayment, CourseProgressUpdate } from 'contract/course-progress'
import { isCourseFinished } from 'game/courses'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type CourseRow, requireCourse } from '#server/features/catalogue/public.ts'
import { lessonCountOf } from '#server/features/courses/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { correctCountOf, quizCountOf } from '#server/features/quizzes/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { Refusal } from '#server/refusal.ts'
import { payCompletion } from './pay-completion.ts'
import { beginCourse, type ProgressRow, raiseProgress, readProgress } from './queries.ts'

export type SavedProgress = { progress: ProgressRow; payment: CoursePayment }

/**
 * Puts a member further on in a course: the watch time only rises and completed stays completed, until a reset. A
 * completed course is paid once for ever; where a limit held the payment back, the next call makes up for it.
 * @throws Refusal COURSE_NOT_FOUND, NOT_SIGNED_IN; COURSE_NOT_FINISHED where the product is set to be strict
 */
export function saveProgress(
  { config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>,
  caller: Caller,
  courseId: number,
  { watchTime, isCompleted }: CourseProgressUpdate,
): Promise<SavedProgress> {
  const at = now()
  const step = { memberId: caller.id, courseId, watchTime, isCompleted: isCompleted ? 1 : 0, at } as const
  return database.write(async (db) => {
    await requireActiveMember(db, caller.id)
    const course = await requireCourse(db, courseId, caller)
    if (isCompleted && config.courseCompletion === 'strict') await requireFinished(db, caller.id, course, watchTime)
    await beginCourse(db, caller.id, courseId, at)
    const progress = await raiseProgress(db, step)
    const payment = progress.is_completed === 1 ? await payCompletion(db, caller.id, courseId, at) : 'none'
    return { progress, payment }
  })
}

async function requireFinished(db: Transaction, memberId: string, course: CourseRow, watchTime: number): Promise<void> {
  const before = await readProgress(db, memberId, course.id)
  const ride = {
    isBegun: true,
    hasVideo: course.video_url !== null,
    lessonCount: await lessonCountOf(db, course.id),
    watchTime: Math.max(before.watch_time, watchTime),
    isCompleted: before.is_completed === 1,
    quizCount: await quizCountOf(db, course.id),
    correctCount: await correctCountOf(db, memberId, course.id),
  }
  if (!ride.isCompleted && !isCourseFinished(ride)) throw new Refusal('COURSE_NOT_FINISHED')
}
