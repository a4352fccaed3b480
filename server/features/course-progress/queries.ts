import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { CourseProgressTables } from '#server/database/tables/course-progress.ts'

export type ProgressRow = Pick<
  Selectable<CourseProgressTables['course_progress']>,
  'course_id' | 'watch_time' | 'is_completed'
>

const PROGRESS_COLUMNS = [
  'course_progress.course_id',
  'course_progress.watch_time',
  'course_progress.is_completed',
] as const

const progressOfMember = prepared((db, values: { memberId: string; leastPublic: 0 | 1 }) =>
  db
    .selectFrom('course_progress')
    .innerJoin('courses', 'courses.id', 'course_progress.course_id')
    .select(PROGRESS_COLUMNS)
    .where('course_progress.member_id', '=', values.memberId)
    .where('courses.deleted_at', 'is', null)
    .where('courses.is_public', '>=', values.leastPublic)
    .orderBy('course_progress.course_id'),
)

/** A member's progress by course id. @param withHidden whether that in hidden courses is among it */
export function listProgress(db: Db, memberId: string, withHidden: boolean): Promise<ProgressRow[]> {
  return progressOfMember(db, { memberId, leastPublic: withHidden ? 0 : 1 })
}

/** One ride, with when it began. */
export type RideRow = ProgressRow & Pick<Selectable<CourseProgressTables['course_progress']>, 'started_at'>

const rideByKey = prepared((db, values: { memberId: string; courseId: number }) =>
  db
    .selectFrom('course_progress')
    .select([...PROGRESS_COLUMNS, 'course_progress.started_at'])
    .where('member_id', '=', values.memberId)
    .where('course_id', '=', values.courseId),
)

/** One record; that of a course which was not begun is all zeros (decisions §2). */
export async function readProgress(db: Db, memberId: string, courseId: number): Promise<RideRow> {
  const [row] = await rideByKey(db, { memberId, courseId })
  return row ?? { course_id: courseId, watch_time: 0, is_completed: 0, started_at: 0 }
}

const begunCourse = prepared((db, values: { memberId: string; courseId: number; at: number }) =>
  db
    .insertInto('course_progress')
    .values({
      member_id: values.memberId,
      course_id: values.courseId,
      watch_time: 0,
      is_completed: 0,
      started_at: values.at,
      first_completed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'course_id']).doNothing()),
)

/** Notes that a member has begun a course; nothing changes when they had before. */
export async function beginCourse(db: Transaction, memberId: string, courseId: number, at: number): Promise<void> {
  await begunCourse(db, { memberId, courseId, at })
}

type Step = { memberId: string; courseId: number; watchTime: number; isCompleted: 0 | 1; at: number }

const raisedProgress = prepared((db, values: Step) =>
  db
    .updateTable('course_progress')
    .set((eb) => ({
      watch_time: eb
        .case()
        .when('watch_time', '<', values.watchTime)
        .then(eb.val(values.watchTime))
        .else(eb.ref('watch_time'))
        .end(),
      is_completed: eb.case().when('is_completed', '=', 1).then(eb.lit(1)).else(eb.val(values.isCompleted)).end(),
    }))
    .where('member_id', '=', values.memberId)
    .where('course_id', '=', values.courseId)
    .returning(PROGRESS_COLUMNS),
)

/** Puts a member further on in a course they have begun, never back. */
export async function raiseProgress(db: Transaction, step: Step): Promise<ProgressRow> {
  const [row] = await raisedProgress(db, step)
  if (row === undefined) throw new Error('The course was not begun.')
  if (step.isCompleted === 1) await notedCompletion(db, step)
  return row
}

const notedCompletion = prepared((db, values: Pick<Step, 'memberId' | 'courseId' | 'at'>) =>
  db
    .updateTable('course_progress')
    .set({ first_completed_at: values.at })
    .where('member_id', '=', values.memberId)
    .where('course_id', '=', values.courseId)
    .where('first_completed_at', 'is', null),
)

const removedProgress = prepared((db, values: { memberId: string; courseId: number }) =>
  db.deleteFrom('course_progress').where('member_id', '=', values.memberId).where('course_id', '=', values.courseId),
)

/** Puts a member back to where they were before they began a course. */
export async function removeProgress(db: Transaction, memberId: string, courseId: number): Promise<void> {
  await removedProgress(db, { memberId, courseId })
}

/** For when the account goes. */
export async function forgetProgressOf(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('course_progress').where('member_id', '=', memberId).execute()
}
