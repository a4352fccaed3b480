import type { Transaction } from '#server/database/database.ts'
import { lockActiveMember, lockMember, requireActiveMember } from '#server/features/members/public.ts'
import { Refusal } from '#server/refusal.ts'
import { helperOf, type ListRow, listOf, lockList } from './queries.ts'

/**
 * Locks the member's row, the helper's, who mostly is their sponsor, and then the list, and reads it.
 * @throws Refusal NOT_SIGNED_IN, FIRST_DAYS_NOT_FOUND for a list that isn't the caller's, CHANGED_MEANWHILE where somebody
 *   else became its helper
 */
export async function lockWholeList(db: Transaction, callerId: string, memberId: string): Promise<ListRow> {
  const helperId = await helperOf(db, memberId)
  if (helperId === undefined || (callerId !== memberId && callerId !== helperId)) {
    await requireActiveMember(db, callerId)
    throw new Refusal('FIRST_DAYS_NOT_FOUND')
  }
  for (const id of [memberId, ...(helperId === null ? [] : [helperId])]) {
    await (id === callerId ? lockActiveMember(db, id) : lockMember(db, id))
  }
  const locked = await lockList(db, memberId)
  const row = locked && (await listOf(db, memberId))
  if (row === undefined) throw new Refusal('FIRST_DAYS_NOT_FOUND')
  if (row.helper_id !== helperId) throw new Refusal('CHANGED_MEANWHILE')
  return row
}
