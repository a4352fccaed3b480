import { FIRST_DAYS_PAID_A_WEEK, FIRST_DAYS_PAY } from 'game/first-days'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { isDisposableAddress, mailboxKey } from '#server/email-key.ts'
import { countEntriesSince, entryTime, postEntry } from '#server/features/ledger/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { firstDaysHash, isMailboxTaken, lineAbove, takeMailbox } from '#server/features/referrals/public.ts'
import { haveSharedDevice } from '#server/features/sessions/public.ts'
import { type Changes, changeList, type ListRow, wasReferralPaid } from './queries.ts'
import { helperTicks, isFinished, memberTicks, standingOf } from './steps.ts'

const WEEK = 7 * 86_400_000

type Due = { changes: Changes; pays: boolean; memberFinished: boolean; helperFinished: boolean }

/** What a list has come to that isn't stored yet; undefined where there is nothing. */
export async function findDue(db: Db, row: ListRow, at: number): Promise<Due | undefined> {
  if (row.paid_at !== null) return undefined
  const standing = standingOf(row)
  const isMemberDone = isFinished(memberTicks(row))
  const isHelperDone = standing !== 'nobody' && isFinished(helperTicks(row))
  const isShared = standing === 'shared'
  const pays = isMemberDone && isHelperDone && isShared && (await mayPay(db, row, at))
  const memberFinished = isMemberDone && row.member_finished_at === null
  const helperFinished = isHelperDone && row.helper_finished_at === null
  if (!pays && !memberFinished && !helperFinished) return undefined
  const changes: Changes = {
    ...(memberFinished ? { member_finished_at: at } : {}),
    // Without consent there is nothing left that the helper could see or do.
    ...(helperFinished ? { helper_finished_at: at, ...(isShared ? {} : { helper_open: 0 }) } : {}),
    ...(pays ? { paid_at: at, member_open: 0, helper_open: 0 } : {}),
  }
  return { changes, pays, memberFinished, helperFinished }
}

/**
 * Pays both once both have done their parts, and tells the one who isn't calling what the other has done.
 * @param row read with the rows of both members and the list locked
 * @returns whether it paid
 */
export async function settle(
  db: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  row: ListRow,
  callerId: string,
): Promise<boolean> {
  const at = now()
  const due = await findDue(db, row, at)
  if (due === undefined) return false
  // Two lists of one mailbox may be due at once: the second waits here, and is looked at again at the next call.
  if (due.pays && !(await takeMailbox(db, await firstDaysHash(db, row.member_email)))) return false
  await changeList(db, row.member_id, due.changes)
  const { member_id: memberId, helper_id: helperId } = row
  if (helperId === null || standingOf(row) !== 'shared') return false
  const other = callerId === memberId ? helperId : memberId
  const hasOthersNews = callerId === memberId ? due.memberFinished : due.helperFinished
  if (due.pays || hasOthersNews) {
    const reference = due.pays ? 'paid' : 'done'
    await notify(db, { memberId: other, kind: 'first-days', about: { memberId: callerId, reference }, at })
  }
  if (!due.pays) return false
  for (const id of [memberId, helperId].toSorted()) {
    await postEntry(db, { memberId: id, kind: 'first-days', reference: memberId, ...FIRST_DAYS_PAY, at })
  }
  return true
}

/** Whether there are two people here, and nobody was paid for the new member's mailbox before. @param row which is shared */
async function mayPay(db: Db, row: ListRow, at: number): Promise<boolean> {
  const { helper_id: helperId } = row
  if (helperId === null) return false
  if (!(await areTwoPeople(db, row, helperId))) return false
  if (await isMailboxTaken(db, await firstDaysHash(db, row.member_email))) return false
  const since = at - WEEK
  const paid = await countEntriesSince(db, { memberId: helperId, kind: 'first-days', since })
  // The helper may be new themselves: what they got for their own first days isn't for a new member.
  const own = await entryTime(db, { memberId: helperId, kind: 'first-days', reference: helperId })
  return paid - (own !== undefined && own > since ? 1 : 0) < FIRST_DAYS_PAID_A_WEEK
}

/**
 * Whether a list is shared by two people (docs/rules.md, First days): the new member has neither mailbox nor browser in
 * common with the helper or with anybody above the helper, who may be the same person in a ring. A sponsor's referral
 * was paid; a volunteer and the member proved their addresses.
 */
async function areTwoPeople(db: Db, row: ListRow, helperId: string): Promise<boolean> {
  const { member_id: memberId, member_email, helper_email } = row
  const line = await lineAbove(db, { memberId: helperId })
  if (line.some(({ email }) => mailboxKey(email) === mailboxKey(member_email))) return false
  const ids = line.map(({ id }) => id)
  if (await haveSharedDevice(db, memberId, ids)) return false
  if (row.is_volunteer === 0) return wasReferralPaid(db, memberId, helperId)
  if (row.member_verified_at === null || row.helper_verified_at === null || helper_email === null) return false
  return !isDisposableAddress(member_email) && !isDisposableAddress(helper_email)
}
