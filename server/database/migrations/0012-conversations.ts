import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Practice conversations with their versions, and what members' runs of them ended in. */
export async function conversations(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', columns.rowId)
    .addColumn('slug', columns.text, (column) => column.notNull().unique())
    .addColumn('theme', columns.text, (column) => column.notNull())
    .addColumn('title', columns.text, (column) => column.notNull())
    .addColumn('partner', columns.text, (column) => column.notNull())
    .addColumn('objective', columns.text, (column) => column.notNull())
    .addColumn('minutes', columns.integer, (column) => column.notNull())
    .addColumn('is_published', columns.integer, (column) => column.notNull().check(sql`is_published in (0, 1)`))
    .addColumn('current_version', columns.integer, (column) => column.notNull())
    .addColumn('updated_at', columns.time, (column) => column.notNull())
    .addColumn('deleted_at', columns.time)
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('conversation_versions')
    .addColumn('conversation_id', columns.integer, (column) => column.notNull().references('conversations.id'))
    .addColumn('version', columns.integer, (column) => column.notNull())
    .addColumn('script', columns.text, (column) => column.notNull())
    .addColumn('created_at', columns.time, (column) => column.notNull())
    .addPrimaryKeyConstraint('conversation_versions_key', ['conversation_id', 'version'])
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createTable('practice_runs')
    .addColumn('id', columns.rowId)
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('conversation_id', columns.integer, (column) => column.notNull().references('conversations.id'))
    .addColumn('version', columns.integer, (column) => column.notNull())
    .addColumn('ending', columns.text, (column) => column.notNull())
    .addColumn('is_clear', columns.integer, (column) => column.notNull().check(sql`is_clear in (0, 1)`))
    .addColumn('facts', columns.text, (column) => column.notNull())
    .addColumn('harms', columns.text, (column) => column.notNull())
    .addColumn('played_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('practice_runs_by_member')
    .on('practice_runs')
    .columns(['member_id', 'conversation_id', 'id'])
    .execute()
  await db.schema
    .createIndex('practice_runs_by_conversation')
    .on('practice_runs')
    .columns(['conversation_id', 'ending'])
    .execute()
}
