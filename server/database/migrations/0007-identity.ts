import type { Kysely } from 'kysely'
import type { Dialect } from '#server/database/dialect.ts'
import { mergeKeys } from '#server/database/migrations/merge-keys.ts'
import { addReferralGuards } from '#server/database/migrations/referral-guards.ts'

/** What adds up without a limit. */
const SUMS = [
  ['members', ['tokens', 'leaderboard_pts']],
  ['ledger', ['tokens', 'points']],
  ['points_histogram', ['points']],
] as const

/** Addresses are compared as mail servers do, and balances are 64-bit numbers on both engines. */
export async function identity(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .alterTable('members')
    .addColumn('same_mailbox_as', dialect.columns.text, (column) => column.references('members.id'))
    .execute()
  await db.schema
    .createIndex('members_sharing_mailboxes')
    .on('members')
    .column('same_mailbox_as')
    .where('same_mailbox_as', 'is not', null)
    .execute()
  await mergeKeys(db)
  await addReferralGuards(db, dialect)
  for (const [table, columns] of SUMS) {
    for (const statement of dialect.toLargeIntegers(table, columns)) await statement.execute(db)
  }
}
