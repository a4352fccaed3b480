export const COURSE_CATEGORIES = ['training', 'bonus', 'daily-challenge'] as const
export type CourseCategory = (typeof COURSE_CATEGORIES)[number]

export const MATERIAL_TYPES = ['pdf', 'image', 'document', 'link'] as const
export type MaterialType = (typeof MATERIAL_TYPES)[number]

/** Paid only once, when a course is first completed. */
export const COURSE_REWARD = { tokens: 15, points: 25 } as const

/** In percent of the video: from here it counts as done, from there it can be marked as completed. */
export const VIDEO_DONE_AT = 80
export const MARK_COMPLETED_AT = 90

/** How many materials a course's card names before '+N more materials'. */
export const MATERIALS_PREVIEW = 3

/** The largest file that can be uploaded as a material, in bytes: 25 MiB. */
export const UPLOAD_MAX = 25 * 1024 * 1024

export const COURSE_LIMITS = { title: 120, description: 2_000, durationMinutes: 600, videoAbout: 200 } as const

/** How far one member is in one course. Counts are of the course's own quizzes. */
export type CourseState = {
  /** Whether a record exists: not before the first video or answer, and not after a reset. */
  readonly isBegun: boolean
  readonly hasVideo: boolean
  /** Without drafts. */
  readonly lessonCount: number
  /** In percent of the video, or of the lessons where there is no video; 0 to 100. */
  readonly watchTime: number
  readonly isCompleted: boolean
  readonly quizCount: number
  readonly correctCount: number
}

export type JourneyPhase = 'depot' | 'traveling' | 'quiz' | 'completed'

/**
 * How much of the video was watched, in percent. In a course without a video its lessons count instead; a course with
 * neither counts as watched.
 */
export function videoPercent({ hasVideo, lessonCount, watchTime, isCompleted }: CourseState): number {
  const hasEither = hasVideo || lessonCount > 0
  return isCompleted || !hasEither ? 100 : watchTime
}

/** @returns 0 to 100; 100 for a course without quizzes */
export function quizPercent({ quizCount, correctCount }: CourseState): number {
  return quizCount === 0 ? 100 : (100 * correctCount) / quizCount
}

/** Overall progress in percent, a whole number: 0 before it is begun, then six tenths video and four tenths quizzes. */
export function coursePercent(progress: CourseState): number {
  if (!progress.isBegun) return 0
  return Math.round(0.6 * videoPercent(progress) + 0.4 * quizPercent(progress))
}

/** Whether 'Mark as Completed' is offered. */
export function canMarkCompleted(progress: CourseState): boolean {
  return !progress.isCompleted && videoPercent(progress) >= MARK_COMPLETED_AT
}

/** Whether a course may be completed where the product is set to be strict: video at 90 percent, every quiz right. */
export function isCourseFinished(progress: CourseState): boolean {
  return videoPercent(progress) >= MARK_COMPLETED_AT && progress.correctCount >= progress.quizCount
}

/** @param clickedStart whether Watch Video was clicked in this visit */
export function isVideoDone(progress: CourseState, clickedStart: boolean): boolean {
  return clickedStart || videoPercent(progress) >= VIDEO_DONE_AT
}

/** Whether a course's lessons stand in for a video. */
function isByLessons({ hasVideo, lessonCount }: CourseState): boolean {
  return !hasVideo && lessonCount > 0
}

/** Of a course without a video, whose `watchTime` is the share of its finished lessons. */
function finishedLessons({ lessonCount, watchTime, isCompleted }: CourseState): number {
  return isCompleted ? lessonCount : Math.round((lessonCount * watchTime) / 100)
}

/** Such a course is complete when its lessons are finished and its quizzes are answered correctly. */
function phaseByLessons(progress: CourseState): JourneyPhase {
  const { isBegun, lessonCount, quizCount, correctCount } = progress
  const finished = finishedLessons(progress)
  if (!isBegun || finished + correctCount === 0) return 'depot'
  if (finished < lessonCount) return 'traveling'
  if (correctCount >= quizCount) return 'completed'
  return correctCount > 0 ? 'quiz' : 'traveling'
}

/** A course that hasn't begun is at the depot, even if it has no video or no quizzes. */
export function journeyPhase(progress: CourseState, clickedStart: boolean): JourneyPhase {
  if (isByLessons(progress)) return phaseByLessons(progress)
  const { quizCount, correctCount } = progress
  if (!progress.isBegun && !clickedStart) return 'depot'
  if (quizCount > 0 && correctCount >= quizCount) return 'completed'
  if (!isVideoDone(progress, clickedStart)) return correctCount > 0 ? 'quiz' : 'depot'
  if (quizCount === 0) return 'completed'
  return correctCount > 0 ? 'quiz' : 'traveling'
}

/**
 * Where the train stands on the track, from 0 (depot) to 1 (terminus). The video's stop comes first, then one for each
 * quiz; the train moves on by one stop for each that is right. Where lessons stand in for a video, each has a stop.
 */
export function trainPosition(progress: CourseState, clickedStart: boolean): number {
  const phase = journeyPhase(progress, clickedStart)
  if (phase === 'completed') return 1
  if (phase === 'depot') return 0
  if (isByLessons(progress))
    return (finishedLessons(progress) + progress.correctCount) / (1 + progress.lessonCount + progress.quizCount)
  return (1 + progress.correctCount) / (2 + progress.quizCount)
}

/** What the journey panel shows of a completed course. */
export function goldenTickets(quizPoints: readonly number[]): { tickets: number; points: number } {
  if (quizPoints.length === 0) return { tickets: 1, points: 10 }
  return { tickets: quizPoints.length, points: quizPoints.reduce((sum, points) => sum + points, 0) }
}
