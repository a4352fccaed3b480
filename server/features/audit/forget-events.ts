import type { Transaction } from '#server/database/database.ts'

/**
 * For when an account goes: the rows stay, with an id that names nobody any more. What was written about the member, and
 * where they were, is erased.
 */
export async function forgetEventsOf(db: Transaction, memberId: string): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ state_before: null, state_after: null, address_block: null })
    .where('target_id', '=', memberId)
    .where('target_kind', '=', 'member')
    .where('actor_kind', '!=', 'administrator')
    .execute()
  await db
    .updateTable('audit_log')
    .set({ state_before: null, state_after: null })
    .where('target_id', '=', memberId)
    .where('target_kind', '=', 'member')
    .execute()
  await db.updateTable('audit_log').set({ address_block: null }).where('actor_id', '=', memberId).execute()
}
