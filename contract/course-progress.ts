import Type, { type Static } from 'typebox'
import { IdText, RowId, UserId } from './common.ts'
import { User } from './users.ts'

const WatchTime = Type.Integer({ minimum: 0, maximum: 100, description: 'In percent of the video' })

/** How far a member has come with a course. */
export const CourseProgress = Type.Object(
  { courseId: RowId, watchTime: WatchTime, isCompleted: Type.Boolean() },
  { additionalProperties: false },
)
export type CourseProgress = Static<typeof CourseProgress>

export const CourseProgressList = Type.Array(CourseProgress)

/**
 * Whether a completed course was paid: by this call, by an earlier one, not yet because many were paid in a short time
 * (the next call makes up for it), or not at all because it is not completed.
 */
export const CoursePayment = Type.Enum(['now', 'before', 'later', 'none'])
export type CoursePayment = Static<typeof CoursePayment>

/** One record. Once completed, it says whether that was paid: this time, for a completion before a reset, or not yet. */
export const CourseProgressRecord = Type.Object(
  { courseId: RowId, watchTime: WatchTime, isCompleted: Type.Boolean(), payment: Type.Optional(CoursePayment) },
  { additionalProperties: false },
)
export type CourseProgressRecord = Static<typeof CourseProgressRecord>

export const CourseProgressUpdate = Type.Object(
  { watchTime: WatchTime, isCompleted: Type.Boolean() },
  { additionalProperties: false },
)
export type CourseProgressUpdate = Static<typeof CourseProgressUpdate>

/** After a change: the record, what it paid, and the user with the new balances and percents. */
export const CourseProgressResult = Type.Object(
  { courseId: RowId, watchTime: WatchTime, isCompleted: Type.Boolean(), payment: CoursePayment, user: User },
  { additionalProperties: false },
)
export type CourseProgressResult = Static<typeof CourseProgressResult>

export const OwnCourseParams = Type.Object({ id: UserId, courseId: IdText }, { additionalProperties: false })
export const OwnQuizParams = Type.Object({ id: UserId, quizId: IdText }, { additionalProperties: false })
