import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Marks emailed password links, because only those prove an address. Existing links, valid for a day at most, prove none. */
export async function mailedPasswordLinks(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema
    .alterTable('password_links')
    .addColumn('is_mailed', columns.integer, (column) => column.notNull().defaultTo(0))
    .execute()
}
