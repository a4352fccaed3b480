import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** What members wanted to try with a person, which choice a review took, and when the right answer of a quiz changed. */
export async function tryIts(db: Kysely<unknown>, { columns, tableEnd }: Dialect): Promise<void> {
  await db.schema
    .createTable('try_its')
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('source', columns.text, (column) => column.notNull())
    .addColumn('text', columns.text, (column) => column.notNull())
    .addColumn('asked_on', columns.integer, (column) => column.notNull())
    .addColumn('answer', columns.text)
    .addColumn('answered_at', columns.time)
    .addPrimaryKeyConstraint('try_its_key', ['member_id', 'source'])
    .modifyEnd(tableEnd({ byKey: true }))
    .execute()
  await db.schema.alterTable('reviews').addColumn('answer', columns.integer).execute()
  await db.schema.createIndex('reviews_by_time').on('reviews').column('at').execute()
  await db.schema.alterTable('quizzes').addColumn('answer_changed_at', columns.time).execute()
}
