import type { CoursePayment, CourseProgressUpdate } from 'contract/course-progress'
import { isCourseFinished, MARK_COMPLETED_AT } from 'game/courses'
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
    // The server counts what was played of a course's own video; nobody's word is taken for it.
    const raised = course.has_own_video === 1 ? { ...step, watchTime: 0 } : step
    if (isCompleted && course.has_own_video === 1) await requireWatched(db, caller.id, courseId)
    if (isCompleted && config.courseCompletion === 'strict') {
      await requireFinished(db, caller.id, course, raised.watchTime)
    }
    await beginCourse(db, caller.id, courseId, at)
    const progress = await raiseProgress(db, raised)
    const payment = progress.is_completed === 1 ? await payCompletion(db, caller.id, courseId, at) : 'none'
    return { progress, payment }
  })
}

async function requireWatched(db: Transaction, memberId: string, courseId: number): Promise<void> {
  const { watch_time, is_completed } = await readProgress(db, memberId, courseId)
  if (is_completed === 1 || watch_time >= MARK_COMPLETED_AT) return
  throw new Refusal('COURSE_NOT_FINISHED', {
    message: `Watch ${MARK_COMPLETED_AT}% of the video to complete this course.`,
  })
}

async function requireFinished(db: Transaction, memberId: string, course: CourseRow, watchTime: number): Promise<void> {
  const before = await readProgress(db, memberId, course.id)
  const ride = {
    isBegun: true,
    lessonCount: await lessonCountOf(db, course.id),
    hasVideo: course.video_url !== null || course.has_own_video === 1,
    watchTime: Math.max(before.watch_time, watchTime),
    isCompleted: before.is_completed === 1,
    quizCount: await quizCountOf(db, course.id),
    correctCount: await correctCountOf(db, memberId, course.id),
  }
  if (!ride.isCompleted && !isCourseFinished(ride)) throw new Refusal('COURSE_NOT_FINISHED')
}

/** Raises the watch time of a course's own video, as the server counted it. */
export async function saveWatched(
  db: Transaction,
  { memberId, courseId, watchTime, at }: { memberId: string; courseId: number; watchTime: number; at: number },
): Promise<SavedProgress> {
  await beginCourse(db, memberId, courseId, at)
  const progress = await raiseProgress(db, { memberId, courseId, watchTime, isCompleted: 0, at })
  return { progress, payment: progress.is_completed === 1 ? await payCompletion(db, memberId, courseId, at) : 'none' }
}
