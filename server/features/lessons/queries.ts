import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { LessonTables } from '#server/database/tables/lessons.ts'

export type LessonRow = Omit<Selectable<LessonTables['lessons']>, 'deleted_at'>
export type LessonSummaryRow = Omit<LessonRow, 'content' | 'cards'>

/** When the reader finished it; null for one they didn't. */
type Finished = { completed_at: number | null }

const SUMMARY_COLUMNS = [
  'lessons.id',
  'lessons.course_id',
  'lessons.position',
  'lessons.title',
  'lessons.minutes',
  'lessons.objective',
  'lessons.is_draft',
  'lessons.updated_at',
] as const

const LESSON_COLUMNS = [...SUMMARY_COLUMNS, 'lessons.content', 'lessons.cards'] as const

const lessonsOfCourse = prepared((db, values: { courseId: number; memberId: string; mostDraft: 0 | 1 }) =>
  db
    .selectFrom('lessons')
    .leftJoin('lesson_completions', (join) =>
      join
        .onRef('lesson_completions.lesson_id', '=', 'lessons.id')
        .on('lesson_completions.member_id', '=', values.memberId),
    )
    .select(SUMMARY_COLUMNS)
    .select('lesson_completions.completed_at')
    .where('lessons.course_id', '=', values.courseId)
    .where('lessons.deleted_at', 'is', null)
    .where('lessons.is_draft', '<=', values.mostDraft)
    .orderBy('lessons.position')
    .orderBy('lessons.id'),
)

type Reader = { memberId: string | null; withDrafts: boolean }

/**
 * A course's lessons in order, without their texts.
 * @param memberId whose completions are included; null for a visitor
 */
export function listLessons(
  db: Db,
  courseId: number,
  { memberId, withDrafts }: Reader,
): Promise<(LessonSummaryRow & Finished)[]> {
  // Matches no one: member ids are never empty.
  return lessonsOfCourse(db, { courseId, memberId: memberId ?? '', mostDraft: withDrafts ? 1 : 0 })
}

const lessonByKey = prepared((db, values: { id: number; memberId: string; mostDraft: 0 | 1; leastPublic: 0 | 1 }) =>
  db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .leftJoin('lesson_completions', (join) =>
      join
        .onRef('lesson_completions.lesson_id', '=', 'lessons.id')
        .on('lesson_completions.member_id', '=', values.memberId),
    )
    .select(LESSON_COLUMNS)
    .select('lesson_completions.completed_at')
    .where('lessons.id', '=', values.id)
    .where('lessons.deleted_at', 'is', null)
    .where('lessons.is_draft', '<=', values.mostDraft)
    .where('courses.deleted_at', 'is', null)
    .where('courses.is_public', '>=', values.leastPublic),
)

/** @param seesAll whether drafts and lessons of hidden courses are included */
export async function findLesson(
  db: Db,
  id: number,
  { memberId, seesAll }: { memberId: string | null; seesAll: boolean },
): Promise<(LessonRow & Finished) | undefined> {
  const limits = { mostDraft: seesAll ? 1 : 0, leastPublic: seesAll ? 0 : 1 } as const
  const [lesson] = await lessonByKey(db, { id, memberId: memberId ?? '', ...limits })
  return lesson
}

export async function countLessons(db: Db, courseId: number): Promise<number> {
  const { count } = await db
    .selectFrom('lessons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type NewLessonRow = Omit<Insertable<LessonTables['lessons']>, 'id' | 'deleted_at'>

export function insertLesson(db: Transaction, lesson: NewLessonRow): Promise<LessonRow> {
  return db
    .insertInto('lessons')
    .values({ ...lesson, deleted_at: null })
    .returning(LESSON_COLUMNS)
    .executeTakeFirstOrThrow()
}

export function changeLesson(
  db: Transaction,
  id: number,
  values: Updateable<LessonTables['lessons']>,
): Promise<LessonRow> {
  return db.updateTable('lessons').set(values).where('id', '=', id).returning(LESSON_COLUMNS).executeTakeFirstOrThrow()
}

/**
 * Moves a course's lessons from one place to another, both included, by one place.
 * @param by 1 to the end of the course, -1 to its beginning
 */
export async function shiftLessons(
  db: Transaction,
  courseId: number,
  { from, to, by, at }: { from: number; to: number; by: 1 | -1; at: number },
): Promise<void> {
  await db
    .updateTable('lessons')
    .set((eb) => ({
      position: eb('position', '+', by),
      updated_at: eb
        .case()
        .when('updated_at', '>=', at)
        .then(eb('updated_at', '+', 1))
        .else(eb.val(at))
        .end(),
    }))
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .where('position', '>=', from)
    .where('position', '<=', to)
    .execute()
}
