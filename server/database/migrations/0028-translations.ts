import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** The texts of stations, courses, lessons, questions, conversations and the site in other languages. */
export async function translations(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('translations')
    .addColumn('language', columns.text, (column) => column.notNull())
    .addColumn('kind', columns.text, (column) => column.notNull())
    .addColumn('entity', columns.text, (column) => column.notNull())
    .addColumn('texts', columns.text, (column) => column.notNull())
    .addColumn('sources', columns.text, (column) => column.notNull())
    .addColumn('is_machine_made', columns.integer, (column) => column.notNull().check(sql`is_machine_made in (0, 1)`))
    .addColumn('updated_at', columns.time, (column) => column.notNull())
    .addColumn('reviewed_at', columns.time)
    .addColumn('reviewed_by', columns.text, (column) => column.references('members.id'))
    .addPrimaryKeyConstraint('translations_key', ['language', 'kind', 'entity'])
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('translations_by_reviewer')
    .on('translations')
    .column('reviewed_by')
    .where(sql.ref('reviewed_by'), 'is not', null)
    .execute()
  await db.schema
    .createTable('starter_translations')
    .addColumn('language', columns.text, (column) => column.notNull().primaryKey())
    .addColumn('digest', columns.text, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
}
