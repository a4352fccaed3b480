import type { Db } from '#server/database/database.ts'
import { isDisposableAddress, mailboxKey } from '#server/email-key.ts'
import { lineAbove } from '#server/features/referrals/public.ts'
import { type ListRow, shareDevice, wasReferralPaid } from './queries.ts'

/**
 * Whether a list is shared by two people (docs/rules.md, First days): the new member has neither mailbox nor browser in
 * common with the helper or with anybody above the helper, who may be the same person in a ring. A sponsor's referral
 * was paid; a volunteer and the member proved their addresses.
 */
export async function areTwoPeople(db: Db, row: ListRow, helperId: string): Promise<boolean> {
  const { member_id: memberId, member_email, helper_email } = row
  const line = await lineAbove(db, { memberId: helperId })
  if (line.some(({ email }) => mailboxKey(email) === mailboxKey(member_email))) return false
  const ids = line.map(({ id }) => id)
  if (await shareDevice(db, memberId, ids)) return false
  if (row.is_volunteer === 0) return wasReferralPaid(db, memberId, helperId)
  if (row.member_verified_at === null || row.helper_verified_at === null || helper_email === null) return false
  return !isDisposableAddress(member_email) && !isDisposableAddress(helper_email)
}
