import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { CourseTables } from '#server/database/tables/courses.ts'
import { Refusal } from '#server/refusal.ts'

export type CourseRow = Omit<Selectable<CourseTables['courses']>, 'deleted_at'>

export const COURSE_COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'duration',
  'video_url',
  'is_public',
  'position',
  'updated_at',
] as const

/** Whoever asks, as far as it decides which courses they see. */
export type Viewer = { readonly is_admin: 0 | 1 }

/** Sees every course that is not deleted. */
export const ADMINISTRATOR: Viewer = { is_admin: 1 }

/** Hidden courses are for administrators. */
export function seesHidden(viewer: Viewer | null): boolean {
  return viewer?.is_admin === 1
}

const courseByKey = prepared((db, values: { id: number; leastPublic: 0 | 1 }) =>
  db
    .selectFrom('courses')
    .select(COURSE_COLUMNS)
    .where('id', '=', values.id)
    .where('deleted_at', 'is', null)
    .where('is_public', '>=', values.leastPublic),
)

/**
 * A course that this viewer may see: a deleted one is nobody's, a hidden one administrators' alone.
 * @throws Refusal COURSE_NOT_FOUND
 */
export async function requireCourse(db: Db, id: number, viewer: Viewer | null): Promise<CourseRow> {
  const [course] = await courseByKey(db, { id, leastPublic: seesHidden(viewer) ? 0 : 1 })
  if (course === undefined) throw new Refusal('COURSE_NOT_FOUND')
  return course
}

const coursesInOrder = prepared((db, values: { leastPublic: 0 | 1 }) =>
  db
    .selectFrom('courses')
    .select(COURSE_COLUMNS)
    .where('deleted_at', 'is', null)
    .where('is_public', '>=', values.leastPublic)
    .orderBy('position')
    .orderBy('id'),
)

/** @param withHidden whether hidden courses are among them */
export function listCourses(db: Db, withHidden: boolean): Promise<CourseRow[]> {
  return coursesInOrder(db, { leastPublic: withHidden ? 0 : 1 })
}

/** Deleted ones count: an empty list was somebody's wish. */
export async function hadCourses(db: Db): Promise<boolean> {
  return (await db.selectFrom('courses').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function countCourses(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('courses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export function insertCourse(
  db: Transaction,
  course: Omit<Insertable<CourseTables['courses']>, 'id' | 'deleted_at'>,
): Promise<CourseRow> {
  return db
    .insertInto('courses')
    .values({ ...course, deleted_at: null })
    .returning(COURSE_COLUMNS)
    .executeTakeFirstOrThrow()
}

export function changeCourse(
  db: Transaction,
  id: number,
  values: Updateable<CourseTables['courses']>,
): Promise<CourseRow> {
  return db.updateTable('courses').set(values).where('id', '=', id).returning(COURSE_COLUMNS).executeTakeFirstOrThrow()
}

/**
 * Moves the courses from one place to another, both included, by one place.
 * @param by 1 to the end of the list, -1 to its beginning
 */
export async function shiftCourses(
  db: Transaction,
  { from, to, by, at }: { from: number; to: number; by: 1 | -1; at: number },
): Promise<void> {
  await db
    .updateTable('courses')
    .set((eb) => ({
      position: eb('position', '+', by),
      updated_at: eb
        .case()
        .when('updated_at', '>=', at)
        .then(eb('updated_at', '+', 1))
        .else(eb.val(at))
        .end(),
    }))
    .where('deleted_at', 'is', null)
    .where('position', '>=', from)
    .where('position', '<=', to)
    .execute()
}
