import type { Insertable, Updateable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { CourseTables } from '#server/database/tables/courses.ts'
import { COURSE_COLUMNS, type CourseRow } from '#server/features/catalogue/public.ts'

const coursesInOrder = prepared((db, values: { leastPublic: 0 | 1 }) =>
  db
    .selectFrom('courses')
    .select(COURSE_COLUMNS)
    .where('deleted_at', 'is', null)
    .where('is_public', '>=', values.leastPublic)
    .orderBy('position')
    .orderBy('id'),
)

/** @param withHidden whether hidden courses are included */
export function listCourses(db: Db, withHidden: boolean): Promise<CourseRow[]> {
  return coursesInOrder(db, { leastPublic: withHidden ? 0 : 1 })
}

/** Deleted courses count: an administrator may have emptied the list. */
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
