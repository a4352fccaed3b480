import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { CourseProgressTables } from '#server/database/tables/course-progress.ts'
import { finishedPercent } from '#server/features/catalogue/public.ts'

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
    .select(finishedPercent('course_progress').as('finished_percent'))
    .where('course_progress.member_id', '=', values.memberId)
    .where('courses.deleted_at', 'is', null)
    .where('courses.is_public', '>=', values.leastPublic)
    .orderBy('course_progress.course_id'),
)

/** A member's progress by course id. @param withHidden whether hidden courses are included */
export async function listProgress(db: Db, memberId: string, withHidden: boolean): Promise<ProgressRow[]> {
  return (await progressOfMember(db, { memberId, leastPublic: withHidden ? 0 : 1 })).map(withLessons)
}

/** The watch time is the recorded one, or the share of finished lessons where that is higher. */
function withLessons<Row extends ProgressRow>({ finished_percent, ...row }: Row & { finished_percent: number }) {
  return { ...row, watch_time: Math.max(row.watch_time, finished_percent) }
}

/** A member's progress in one course, with when they began. */
export type StartedProgressRow = ProgressRow & Pick<Selectable<CourseProgressTables['course_progress']>, 'started_at'>

const progressByKey = prepared((db, values: { memberId: string; courseId: number }) =>
  db
    .selectFrom('course_progress')
    .innerJoin('courses', 'courses.id', 'course_progress.course_id')
    .select([...PROGRESS_COLUMNS, 'course_progress.started_at'])
    .select(finishedPercent('course_progress').as('finished_percent'))
    .where('member_id', '=', values.memberId)
    .where('course_id', '=', values.courseId),
)

/** A course that the member hasn't begun has zeros. */
export async function readProgress(db: Db, memberId: string, courseId: number): Promise<StartedProgressRow> {
  const [row] = await progressByKey(db, { memberId, courseId })
  return row === undefined ? { course_id: courseId, watch_time: 0, is_completed: 0, started_at: 0 } : withLessons(row)
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

/** Records that a member began a course. Nothing changes if they had before. */
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

/** Raises a member's progress in a course they have begun; it never falls. */
export async function raiseProgress(db: Transaction, step: Step): Promise<ProgressRow> {
  const [row] = await raisedProgress(db, step)
  if (row === undefined) throw new Error('The course was not begun.')
  if (step.isCompleted === 1) await recordedCompletion(db, step)
  return row
}

const recordedCompletion = prepared((db, values: Pick<Step, 'memberId' | 'courseId' | 'at'>) =>
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

/** Removes a member's progress, as if they had never begun the course. */
export async function removeProgress(db: Transaction, memberId: string, courseId: number): Promise<void> {
  await removedProgress(db, { memberId, courseId })
}
