import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Lessons in courses, questions of lessons and stations, and reviews: what a member learned and when it returns. */
export async function learning(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createLessons(db, dialect)
  await extendQuizzes(db, dialect)
  await createReviews(db, dialect)
  await db.schema
    .alterTable('members')
    .addColumn('reviews_per_day', dialect.columns.integer, (column) => column.notNull().defaultTo(10))
    .execute()
}

async function createLessons(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('lessons')
    .addColumn('id', columns.rowId)
    .addColumn('course_id', columns.integer, (column) => column.notNull().references('courses.id'))
    .addColumn('position', columns.integer, (column) => column.notNull())
    .addColumn('title', columns.text, (column) => column.notNull())
    .addColumn('minutes', columns.integer, (column) => column.notNull())
    .addColumn('objective', columns.text, (column) => column.notNull())
    .addColumn('content', columns.text, (column) => column.notNull())
    .addColumn('cards', columns.text, (column) => column.notNull())
    .addColumn('is_draft', columns.integer, (column) => column.notNull().check(sql`is_draft in (0, 1)`))
    .addColumn('updated_at', columns.time, (column) => column.notNull())
    .addColumn('deleted_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('lessons_by_course').on('lessons').columns(['course_id', 'position', 'id']).execute()
  await db.schema
    .createTable('lesson_completions')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('lesson_id', columns.integer, (column) => column.notNull().references('lessons.id'))
    .addColumn('completed_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('lesson_completions_key', ['member_id', 'lesson_id'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('lesson_completions_by_lesson').on('lesson_completions').column('lesson_id').execute()
}

const ONE_OWNER = sql`(case when course_id is null then 0 else 1 end) + (case when mission_id is null then 0 else 1 end)
  + (case when lesson_id is null then 0 else 1 end) <= 1`

async function extendQuizzes(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema
    .alterTable('quizzes')
    .addColumn('mission_id', columns.integer, (column) => column.references('missions.id'))
    .execute()
  await db.schema
    .alterTable('quizzes')
    .addColumn('lesson_id', columns.integer, (column) => column.references('lessons.id').check(ONE_OWNER))
    .execute()
  await db.schema.alterTable('quizzes').addColumn('idea', columns.text).execute()
  await db.schema.createIndex('quizzes_by_lesson').on('quizzes').columns(['lesson_id', 'id']).execute()
  await db.schema.createIndex('quizzes_by_mission').on('quizzes').columns(['mission_id', 'id']).execute()
  await db.schema.createIndex('quizzes_by_idea').on('quizzes').columns(['idea', 'id']).execute()
}

/** Reviews are deleted with the account. */
const EXCEPTIONS = {
  update: 'false',
  delete: 'exists (select 1 from members where id = old.member_id and deleted_at is not null)',
}

async function createReviews(db: Kysely<unknown>, { columns, tableEnd, appendOnly }: Dialect): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('id', columns.rowId)
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('idea', columns.text, (column) => column.notNull())
    .addColumn('quiz_id', columns.integer, (column) => column.notNull().references('quizzes.id'))
    .addColumn('at', columns.time, (column) => column.notNull())
    .addColumn('day', columns.integer, (column) => column.notNull())
    .addColumn('rating', columns.integer, (column) => column.notNull().check(sql`rating between 1 and 4`))
    .addColumn('retrievability', columns.real)
    .addColumn('place', columns.text, (column) => column.notNull().check(sql`place in ('quiz', 'check', 'review')`))
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('reviews_by_member').on('reviews').columns(['member_id', 'idea', 'id']).execute()
  for (const statement of appendOnly('reviews', EXCEPTIONS)) await statement.execute(db)
  await db.schema
    .createTable('review_cards')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('idea', columns.text, (column) => column.notNull())
    .addColumn('quiz_id', columns.integer, (column) => column.notNull().references('quizzes.id'))
    .addColumn('stability', columns.real, (column) => column.notNull())
    .addColumn('difficulty', columns.real, (column) => column.notNull())
    .addColumn('last_day', columns.integer, (column) => column.notNull())
    .addColumn('due_day', columns.integer, (column) => column.notNull())
    .addColumn('reps', columns.integer, (column) => column.notNull())
    .addColumn('lapses', columns.integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('review_cards_key', ['member_id', 'idea'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createIndex('review_cards_by_due_day')
    .on('review_cards')
    .columns(['member_id', 'due_day', 'idea'])
    .execute()
  await db.schema
    .createTable('review_days')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('day', columns.integer, (column) => column.notNull())
    .addColumn('answered', columns.integer, (column) => column.notNull())
    .addColumn('right_at_first', columns.integer, (column) => column.notNull())
    .addColumn('finished_at', columns.time)
    .addPrimaryKeyConstraint('review_days_key', ['member_id', 'day'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}
