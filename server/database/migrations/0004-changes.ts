import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** When a station or a quiz was last changed, so that nobody overwrites what they have not seen. */
export async function changes(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  for (const table of ['missions', 'quizzes']) {
    await db.schema
      .alterTable(table)
      .addColumn('updated_at', columns.time, (column) => column.notNull().defaultTo(0))
      .execute()
  }
}
