import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** Whether a member shows their progress to their sponsor, and what they said about it. */
export async function consent(db: Kysely<unknown>, { columns, tableEnd, appendOnly }: Dialect): Promise<void> {
  // No reference: a copied database may hold a recruit before the sponsor.
  await db.schema.alterTable('members').addColumn('shares_progress_with', columns.text).execute()
  await db.schema.alterTable('members').addColumn('progress_answered_for', columns.text).execute()
  await db.schema
    .alterTable('members')
    .addColumn('no_nudges', columns.integer, (column) => column.notNull().defaultTo(0).check(sql`no_nudges in (0, 1)`))
    .execute()
  await db.schema
    .createTable('progress_consents')
    .addColumn('id', columns.text, (column) => column.primaryKey())
    .addColumn('member_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('sponsor_id', columns.text, (column) => column.notNull().references('members.id'))
    .addColumn('agreed', columns.integer, (column) => column.notNull().check(sql`agreed in (0, 1)`))
    .addColumn('wording', columns.text, (column) => column.notNull())
    .addColumn('said_at', columns.time, (column) => column.notNull())
    .modifyEnd(tableEnd())
    .execute()
  await db.schema
    .createIndex('progress_consents_by_member')
    .on('progress_consents')
    .columns(['member_id', 'said_at'])
    .execute()
  for (const statement of appendOnly('progress_consents', DELETED_WITH_ACCOUNT)) await statement.execute(db)
}

const DELETED_WITH_ACCOUNT = {
  update: 'false',
  delete: 'exists (select 1 from members where id = old.member_id and deleted_at is not null)',
}
