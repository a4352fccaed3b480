import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Courses with their materials and quizzes, and how far each member has come with them. */
export async function courses(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createCourses(db, dialect)
  await createCatalogue(db, dialect)
  await createMaterials(db, dialect)
  await createQuizzes(db, dialect)
  await createProgress(db, dialect)
}

async function createCourses(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('courses')
    .addColumn('id', columns.rowId)
    .addColumn('title', columns.text, (column) => column.notNull())
    .addColumn('description', columns.text, (column) => column.notNull())
    .addColumn('category', columns.text, (column) => column.notNull())
    .addColumn('duration', columns.integer)
    .addColumn('video_url', columns.text)
    .addColumn('is_public', columns.integer, (column) => column.notNull().check(sql`is_public in (0, 1)`))
    .addColumn('position', columns.integer, (column) => column.notNull())
    .addColumn('updated_at', columns.time, (column) => column.notNull())
    .addColumn('deleted_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('courses_in_order')
    .on('courses')
    .columns(['position', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}

async function createCatalogue(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('catalogue')
    .addColumn('id', columns.integer, (column) => column.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('version', columns.integer, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await sql`insert into catalogue (id, version) values (1, 0)`.execute(db)
}

async function createMaterials(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('id', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('media_type', columns.text, (column) => column.notNull())
    .addColumn('size', columns.integer, (column) => column.notNull())
    .addColumn('download_name', columns.text, (column) => column.notNull())
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('course_materials')
    .addColumn('id', columns.rowId)
    .addColumn('course_id', columns.integer, (column) => column.notNull().references('courses.id'))
    .addColumn('title', columns.text, (column) => column.notNull())
    .addColumn('type', columns.text, (column) => column.notNull())
    .addColumn('description', columns.text)
    .addColumn('link', columns.text)
    .addColumn('file_id', columns.text, (column) => column.references('files.id'))
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('course_materials_by_course')
    .on('course_materials')
    .columns(['course_id', 'id'])
    .execute()
  await db.schema.createIndex('course_materials_by_file').on('course_materials').column('file_id').execute()
}

async function createQuizzes(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('quizzes')
    .addColumn('id', columns.rowId)
    .addColumn('course_id', columns.integer, (column) => column.references('courses.id'))
    .addColumn('question', columns.text, (column) => column.notNull())
    .addColumn('choices', columns.text, (column) => column.notNull())
    .addColumn('correct_answer', columns.integer, (column) =>
      column.notNull().check(sql`correct_answer between 0 and 3`),
    )
    .addColumn('explanation', columns.text, (column) => column.notNull())
    .addColumn('points', columns.integer, (column) => column.notNull().check(sql`points between 1 and 100`))
    .addColumn('deleted_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('quizzes_by_course').on('quizzes').columns(['course_id', 'id']).execute()
  await db.schema
    .createTable('quiz_answers')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('quiz_id', columns.integer, (column) => column.notNull().references('quizzes.id'))
    .addColumn('is_correct', columns.integer, (column) => column.notNull().check(sql`is_correct in (0, 1)`))
    .addColumn('tries', columns.integer, (column) => column.notNull())
    .addColumn('answered_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_answers_key', ['member_id', 'quiz_id'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema
    .createTable('quiz_statistics')
    .addColumn('quiz_id', columns.integer, (column) => column.notNull().primaryKey().references('quizzes.id'))
    .addColumn('answered', columns.integer, (column) => column.notNull())
    .addColumn('wrong', columns.integer, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
}

async function createProgress(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('course_progress')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('course_id', columns.integer, (column) => column.notNull().references('courses.id'))
    .addColumn('watch_time', columns.integer, (column) => column.notNull().check(sql`watch_time between 0 and 100`))
    .addColumn('is_completed', columns.integer, (column) => column.notNull().check(sql`is_completed in (0, 1)`))
    .addColumn('started_at', columns.time, (column) => column.notNull())
    .addColumn('first_completed_at', columns.time)
    .addPrimaryKeyConstraint('course_progress_key', ['member_id', 'course_id'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.createIndex('course_progress_by_course').on('course_progress').column('course_id').execute()
}
