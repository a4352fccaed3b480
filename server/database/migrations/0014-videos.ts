import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Videos that the site plays itself, and what each member played of them. */
export async function videos(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema.alterTable('courses').addColumn('video_about', columns.text).execute()
  await db.schema
    .alterTable('courses')
    .addColumn('has_own_video', columns.integer, (column) =>
      column.notNull().defaultTo(0).check(sql`has_own_video in (0, 1)`),
    )
    .execute()
  await db.schema
    .createTable('course_videos')
    .addColumn('course_id', columns.integer, (column) => column.notNull().primaryKey().references('courses.id'))
    .addColumn('file_id', columns.text, (column) => column.notNull().references('files.id'))
    .addColumn('seconds', columns.integer, (column) => column.notNull())
    .addColumn('captions', columns.text)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema.createIndex('course_videos_by_file').on('course_videos').column('file_id').unique().execute()
  await db.schema
    .createTable('video_plays')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('course_id', columns.integer, (column) => column.notNull().references('courses.id'))
    .addColumn('file_id', columns.text, (column) => column.notNull())
    .addColumn('stretches', columns.text, (column) => column.notNull())
    .addColumn('resume_at', columns.integer, (column) => column.notNull())
    .addColumn('reported_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('video_plays_key', ['member_id', 'course_id'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
}
