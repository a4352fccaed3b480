import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** The language that a member chose, that a lead's form was in, and that a mail is written in; null: none that we know. */
export async function languages(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  for (const table of ['members', 'leads', 'mails']) {
    await db.schema.alterTable(table).addColumn('language', columns.text).execute()
  }
}
