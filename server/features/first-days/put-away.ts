import type { FirstDaysPutAway } from 'contract/first-days'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { lockWholeList } from './lock-list.ts'
import { changeList, NO_HELPER, recordLeaving } from './queries.ts'

/**
 * Takes a list off the caller's screens, or brings it back. A volunteer who does it leaves the member to another one, and a
 * member who does it goes on without the volunteer: nothing would be left on screen with which to withdraw.
 * @throws Refusal FIRST_DAYS_NOT_FOUND, FIRST_DAYS_PAID, CHANGED_MEANWHILE, NOT_SIGNED_IN
 */
export function putAway(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  callerId: string,
  { isPutAway, recruitId: memberId = callerId }: FirstDaysPutAway,
): Promise<void> {
  return database.write(async (db) => {
    const row = await lockWholeList(db, callerId, memberId)
    if (row.paid_at !== null) throw new Refusal('FIRST_DAYS_PAID')
    const isOpen = isPutAway ? 0 : 1
    const endsHelp = row.is_volunteer === 1 && isPutAway
    if (callerId === memberId) return changeList(db, memberId, { ...(endsHelp ? NO_HELPER : {}), member_open: isOpen })
    // What a volunteer may not know of isn't there for them.
    if (row.is_volunteer === 1 && row.agreed_at === null) throw new Refusal('FIRST_DAYS_NOT_FOUND')
    if (endsHelp) await recordLeaving(db, { memberId, volunteerId: callerId, at: now() })
    await changeList(db, memberId, endsHelp ? NO_HELPER : { helper_open: isOpen })
  })
}
