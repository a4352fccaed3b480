import type { CoursePayment, CourseProgressUpdate } from 'contract/course-progress'
import { isCourseFinished, MARK_COMPLETED_AT } from 'game/courses'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { requireCourse } from '#server/features/catalogue/public.ts'
import { lessonCountOf } from '#server/features/lessons/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { correctCountOf, quizCountOf } from '#server/features/quizzes/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { Refusal } from '#server/refusal.ts'
import { payCompletion } from './pay-completion.ts'
import { beginCourse, type ProgressRow, raiseProgress, readProgress } from './queries.ts'

export type SavedProgress = { progress: ProgressRow; payment: CoursePayment }

/**
 * Raises a member's progress in a course: until a reset, the watch time only rises and a completed course stays
 * completed. A completed course is paid once ever; where a limit delayed the payment, the next call makes it.
 * @throws Refusal COURSE_NOT_FOUND, NOT_SIGNED_IN; COURSE_NOT_FINISHED with COURSE_COMPLETION=strict
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
    const hasVideo = course.video_url !== null || course.has_own_video === 1
    const lessonCount = hasVideo ? 0 : await lessonCountOf(db, courseId)
    await beginCourse(db, caller.id, courseId, at)
    // The server counts lessons and what was played of an uploaded video; it ignores what the browser reports.
    const isCounted = lessonCount > 0 || course.has_own_video === 1
    const raised = isCounted ? { ...step, watchTime: await watchTimeOf(db, caller.id, courseId) } : step
    const isStrict = config.courseCompletion === 'strict'
    if (isCompleted && (isCounted || isStrict)) {
      await requireFinished(db, { ...raised, hasVideo, lessonCount, isCounted, isStrict })
    }
    return settle(db, raised)
  })
}

async function watchTimeOf(db: Transaction, memberId: string, courseId: number): Promise<number> {
  return (await readProgress(db, memberId, courseId)).watch_time
}

async function settle(db: Transaction, step: Parameters<typeof raiseProgress>[1]): Promise<SavedProgress> {
  const progress = await raiseProgress(db, step)
  const isCompleted = progress.is_completed === 1
  return { progress, payment: isCompleted ? await payCompletion(db, step.memberId, step.courseId, step.at) : 'none' }
}

type Completing = {
  memberId: string
  courseId: number
  watchTime: number
  hasVideo: boolean
  /** Those that count instead of a video. */
  lessonCount: number
  /** Whether the server counts the watch time. */
  isCounted: boolean
  isStrict: boolean
}

/**
 * What the server counts must have reached the threshold at which completion is offered; with COURSE_COMPLETION=strict
 * all of it, and every quiz.
 * @throws Refusal COURSE_NOT_FINISHED
 */
async function requireFinished(db: Transaction, { isCounted, isStrict, ...completing }: Completing): Promise<void> {
  const { memberId, courseId, hasVideo } = completing
  const before = await readProgress(db, memberId, courseId)
  if (before.is_completed === 1) return
  const watchTime = Math.max(before.watch_time, completing.watchTime)
  if (isCounted && watchTime < MARK_COMPLETED_AT) {
    const percent = String(MARK_COMPLETED_AT)
    throw new Refusal('COURSE_NOT_FINISHED', {
      message: ({ content }) => (hasVideo ? content.watchVideo({ percent }) : content.finishLessons({ percent })),
    })
  }
  if (!isStrict) return
  const quizCount = await quizCountOf(db, courseId)
  const correctCount = await correctCountOf(db, memberId, courseId)
  const progress = { ...completing, isBegun: true, watchTime, isCompleted: false, quizCount, correctCount }
  if (!isCourseFinished(progress)) throw new Refusal('COURSE_NOT_FINISHED')
}

type Counted = { memberId: string; courseId: number; at: number }

/** Raises the watch time of a course's own video, as the server counted it. */
export async function saveWatched(
  db: Transaction,
  { memberId, courseId, watchTime, at }: Counted & { watchTime: number },
): Promise<SavedProgress> {
  await beginCourse(db, memberId, courseId, at)
  return settle(db, { memberId, courseId, watchTime, isCompleted: 0, at })
}

/** Records how far a member's lessons have brought them in their course, which begins with the first of them. */
export async function saveFinishedLesson(db: Transaction, { memberId, courseId, at }: Counted): Promise<SavedProgress> {
  await beginCourse(db, memberId, courseId, at)
  const watchTime = await watchTimeOf(db, memberId, courseId)
  return settle(db, { memberId, courseId, watchTime, isCompleted: 0, at })
}
