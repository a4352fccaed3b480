import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember, lockMember } from '#server/features/members/public.ts'
import { Refusal } from '#server/refusal.ts'
import { changeList, INITIAL_HELPER_STATE, isThere, type ListRow, lockList, nextVolunteer } from './queries.ts'

type Helper = { id: string; isVolunteer: 0 | 1 }

/**
 * Gives a list whose helper is gone another one: the sponsor that the member has by now, else a volunteer, else nobody.
 * @param row a list of a member who calls, whose helper's standing is `nobody`
 * @returns whether it changed
 */
export async function findHelper(deps: Pick<Dependencies, 'database' | 'now'>, row: ListRow): Promise<boolean> {
  const { database, now } = deps
  const { member_id: memberId, helper_id: former } = row
  const next = await nextHelper(database.read, row, now())
  if ((next?.id ?? null) === former) return false
  return database.write(async (db) => {
    await lockActiveMember(db, memberId)
    if (next !== undefined && (await lockMember(db, next.id)) === undefined) return false
    // They may have stopped, been suspended or become full since they were found.
    const isStillFree = async (id: string) => (await nextVolunteer(db, memberId, now(), id)) !== undefined
    if (next?.isVolunteer === 1 && !(await isStillFree(next.id))) return false
    const locked = await lockList(db, memberId)
    if (locked === undefined) throw new Refusal('FIRST_DAYS_NOT_FOUND')
    if (locked.helper_id !== former) return false
    await changeList(db, memberId, {
      ...INITIAL_HELPER_STATE,
      helper_id: next?.id ?? null,
      is_volunteer: next?.isVolunteer ?? 0,
    })
    return true
  })
}

async function nextHelper(db: Db, row: ListRow, now: number): Promise<Helper | undefined> {
  const { sponsor_id: sponsorId } = row
  if (sponsorId !== null && (await isThere(db, sponsorId))) return { id: sponsorId, isVolunteer: 0 }
  // Volunteers give their address to people who proved theirs.
  if (row.wants_none === 1 || row.member_verified_at === null) return undefined
  const id = await nextVolunteer(db, row.member_id, now)
  return id === undefined ? undefined : { id, isVolunteer: 1 }
}
