import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** When a marketing figure was last changed, so that nobody overwrites what they have not seen. */
export async function marketingFigureChanges(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema
    .alterTable('marketing_figures')
    .addColumn('updated_at', columns.time, (column) => column.notNull().defaultTo(0))
    .execute()
}
