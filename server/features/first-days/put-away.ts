import type { FirstDaysPutAway } from 'contract/first-days'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { lockWholeList } from './lock-list.ts'
import { changeList, INITIAL_HELPER_STATE } from './queries.ts'

/**
 * Takes a list off the caller's screens, or brings it back. A volunteer who does it leaves the member to another one.
 * @throws Refusal FIRST_DAYS_NOT_FOUND, FIRST_DAYS_PAID, CHANGED_MEANWHILE, NOT_SIGNED_IN
 */
export function putAway(
  { database }: Pick<Dependencies, 'database'>,
  callerId: string,
  { isPutAway, recruitId: memberId = callerId }: FirstDaysPutAway,
): Promise<void> {
  return database.write(async (db) => {
    const row = await lockWholeList(db, callerId, memberId)
    if (row.paid_at !== null) throw new Refusal('FIRST_DAYS_PAID')
    const isOpen = isPutAway ? 0 : 1
    if (callerId === memberId) return changeList(db, memberId, { member_open: isOpen })
    // What a volunteer may not know of isn't there for them.
    if (row.is_volunteer === 1 && row.agreed_at === null) throw new Refusal('FIRST_DAYS_NOT_FOUND')
    // What the member put away isn't the helper's to bring back.
    if (!isPutAway && row.member_open === 0 && row.helper_open === 0) throw new Refusal('FIRST_DAYS_NOT_FOUND')
    const leaves = row.is_volunteer === 1 && isPutAway
    await changeList(
      db,
      memberId,
      leaves ? { ...INITIAL_HELPER_STATE, helper_id: null, is_volunteer: 0 } : { helper_open: isOpen },
    )
  })
}
