import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** What housekeeping knows of the clock, so that it deletes nothing when the clock has jumped. */
export async function clock(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', columns.integer, (column) => column.primaryKey())
    .addColumn('trusted_at', columns.time)
    .addColumn('doubted_since', columns.time)
    .addColumn('seen_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
}
