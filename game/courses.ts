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

/** What is known of one member's ride through one course. Counts are of the course's own quizzes. */
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
export function coursePercent(ride: CourseState): number {
  if (!ride.isBegun) return 0
  return Math.round(0.6 * videoPercent(ride) + 0.4 * quizPercent(ride))
}

/** Whether 'Mark as Completed' is offered. */
export function canMarkCompleted(ride: CourseState): boolean {
  return !ride.isCompleted && videoPercent(ride) >= MARK_COMPLETED_AT
}

/** Whether a ride may be completed where the product is set to be strict: video at 90 percent, every quiz right. */
export function isCourseFinished(ride: CourseState): boolean {
  return videoPercent(ride) >= MARK_COMPLETED_AT && ride.correctCount >= ride.quizCount
}

/** @param clickedStart whether Watch Video was clicked in this visit */
export function isVideoDone(ride: CourseState, clickedStart: boolean): boolean {
  return clickedStart || videoPercent(ride) >= VIDEO_DONE_AT
}

/** Whether a course's lessons stand in for a video. */
function isByLessons({ hasVideo, lessonCount }: CourseState): boolean {
  return !hasVideo && lessonCount > 0
}

/** Of a course without a video, whose `watchTime` is the share of its finished lessons. */
function finishedLessons({ lessonCount, watchTime, isCompleted }: CourseState): number {
  return isCompleted ? lessonCount : Math.round((lessonCount * watchTime) / 100)
}

/** Such a ride is complete when its lessons are finished and its quizzes are answered correctly. */
function phaseByLessons(ride: CourseState): JourneyPhase {
  const { isBegun, lessonCount, quizCount, correctCount } = ride
  const finished = finishedLessons(ride)
  if (!isBegun || finished + correctCount === 0) return 'depot'
  if (finished < lessonCount) return 'traveling'
  if (correctCount >= quizCount) return 'completed'
  return correctCount > 0 ? 'quiz' : 'traveling'
}

/** A ride that hasn't begun is at the depot, even if its course has no video or no quizzes. */
export function journeyPhase(ride: CourseState, clickedStart: boolean): JourneyPhase {
  if (isByLessons(ride)) return phaseByLessons(ride)
  const { quizCount, correctCount } = ride
  if (!ride.isBegun && !clickedStart) return 'depot'
  if (quizCount > 0 && correctCount >= quizCount) return 'completed'
  if (!isVideoDone(ride, clickedStart)) return correctCount > 0 ? 'quiz' : 'depot'
  if (quizCount === 0) return 'completed'
  return correctCount > 0 ? 'quiz' : 'traveling'
}

/**
 * Where the train stands on the track, from 0 (depot) to 1 (terminus). The video's stop comes first, then one for each
 * quiz; the train moves on by one stop for each that is right. Where lessons stand in for a video, each has a stop.
 */
export function trainPosition(ride: CourseState, clickedStart: boolean): number {
  const phase = journeyPhase(ride, clickedStart)
  if (phase === 'completed') return 1
  if (phase === 'depot') return 0
  if (isByLessons(ride)) return (finishedLessons(ride) + ride.correctCount) / (1 + ride.lessonCount + ride.quizCount)
  return (1 + ride.correctCount) / (2 + ride.quizCount)
}

/** What the journey panel shows of a completed ride. */
export function goldenTickets(quizPoints: readonly number[]): { tickets: number; points: number } {
  if (quizPoints.length === 0) return { tickets: 1, points: 10 }
  return { tickets: quizPoints.length, points: quizPoints.reduce((sum, points) => sum + points, 0) }
}
