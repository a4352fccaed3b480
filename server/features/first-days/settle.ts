import { FIRST_DAYS_PAID_A_WEEK, FIRST_DAYS_PAY } from 'game/first-days'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { isDisposableAddress, mailboxKey } from '#server/email-key.ts'
import { countEntriesSince, postEntry } from '#server/features/ledger/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { type Changes, changeList, type ListRow, shareDevice, wasReferralPaid } from './queries.ts'
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

/**
 * Whether there are two people here (docs/rules.md, First days): a sponsor's referral was paid; a volunteer and the
 * member proved their addresses, and have neither mailbox nor browser in common.
 */
async function mayPay(db: Db, row: ListRow, at: number): Promise<boolean> {
  const { member_id: memberId, helper_id: helperId } = row
  if (helperId === null || row.member_suspended_at !== null || row.helper_suspended_at !== null) return false
  const isGenuine =
    row.is_volunteer === 1 ? await areTwoPeople(db, row, helperId) : await wasReferralPaid(db, memberId, helperId)
  if (!isGenuine) return false
  const paid = await countEntriesSince(db, { memberId: helperId, kind: 'first-days', since: at - WEEK })
  return paid < FIRST_DAYS_PAID_A_WEEK
}

async function areTwoPeople(db: Db, row: ListRow, helperId: string): Promise<boolean> {
  const { member_email, helper_email } = row
  if (row.member_verified_at === null || row.helper_verified_at === null || helper_email === null) return false
  if (mailboxKey(member_email) === mailboxKey(helper_email)) return false
  if (isDisposableAddress(member_email) || isDisposableAddress(helper_email)) return false
  return !(await shareDevice(db, row.member_id, helperId))
}
