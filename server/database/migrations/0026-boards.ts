import { type Kysely, sql } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'

/** What the boards of the month count: points for helping, and people who finished the line. */
export async function boards(db: Kysely<unknown>, { columns }: Dialect): Promise<void> {
  await db.schema.alterTable('members').addColumn('line_finished_at', columns.time).execute()
  await sql`
    update members set line_finished_at =
      (select max(completed_at) from mission_completions where member_id = members.id)
    where deleted_at is null
      and id in (select member_id from mission_completions group by member_id having count(*) >= 5)`.execute(db)
  // Both hold all that their board needs, and only the few rows that it counts.
  await db.schema
    .createIndex('members_by_finish')
    .on('members')
    .columns(['line_finished_at', 'sponsor_id'])
    .where(sql.ref('is_on_board'), '=', sql.lit(1))
    .where(sql.ref('line_finished_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('ledger_of_help')
    .on('ledger')
    .columns(['created_at', 'member_id', 'points'])
    .where(sql.ref('kind'), '=', sql.lit('help'))
    .execute()
}
