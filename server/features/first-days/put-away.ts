import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { lockWholeList } from './lock-list.ts'
import { ANEW, changeList } from './queries.ts'

/**
 * Takes a list off the caller's screens. A volunteer who does it leaves the member to another one.
 * @throws Refusal FIRST_DAYS_NOT_FOUND, CHANGED_MEANWHILE, NOT_SIGNED_IN
 */
export function putAway(
  { database }: Pick<Dependencies, 'database'>,
  callerId: string,
  memberId = callerId,
): Promise<void> {
  return database.write(async (db) => {
    const row = await lockWholeList(db, callerId, memberId)
    if (callerId === memberId) return changeList(db, memberId, { member_open: 0 })
    // What a volunteer may not know of isn't there for them.
    if (row.is_volunteer === 1 && row.agreed_at === null) throw new Refusal('FIRST_DAYS_NOT_FOUND')
    const leaves = row.is_volunteer === 1 && row.paid_at === null
    await changeList(db, memberId, leaves ? { ...ANEW, helper_id: null, is_volunteer: 0 } : { helper_open: 0 })
  })
}
