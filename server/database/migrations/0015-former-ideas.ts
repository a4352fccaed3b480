import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** The ideas that a quiz no longer asks about: members may still have review cards for them. */
export async function formerIdeas(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema
    .alterTable('quizzes')
    .addColumn('former_ideas', columns.text, (column) => column.notNull().defaultTo('[]'))
    .execute()
}
