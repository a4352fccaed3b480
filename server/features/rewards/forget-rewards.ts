import type { Transaction } from '#server/database/database.ts'
import { forgetLeadsOf } from '#server/features/leads/public.ts'

/** Deletes what was delivered to a member whose account goes, and their leads as `forgetLeadsOf` says. */
export async function forgetRewardsOf(db: Transaction, memberId: string): Promise<void> {
  await forgetLeadsOf(db, memberId)
  await db.deleteFrom('deliveries').where('member_id', '=', memberId).execute()
  await db.deleteFrom('delivered_items').where('member_id', '=', memberId).execute()
}
