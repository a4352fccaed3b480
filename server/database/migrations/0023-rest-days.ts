import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Days on which a missed visit ends no streak, and what a streak that ended was worth. */
export async function restDays(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  for (const name of ['ended_streak', 'rest_days_used']) {
    await db.schema
      .alterTable('members')
      .addColumn(name, columns.integer, (column) => column.notNull().defaultTo(0))
      .execute()
  }
  for (const name of ['rest_month', 'rest_from_day', 'rest_to_day']) {
    await db.schema.alterTable('members').addColumn(name, columns.integer).execute()
  }
}
