import { TEAM_LEVELS, weekAt } from 'game/team'
import type { Transaction } from '#server/database/database.ts'
import { Differences } from './count-differences.ts'
import { type Counted, hasSameLeaders, isSame, readCounted, readStates } from './member-states.ts'

type Reason = {
  now: number
  /** A walk comes to everybody: who is new needn't have their recruits looked at. */
  isWalk?: boolean
}

/**
 * Compares members with what was counted of them, and adds the difference to the figures of their leaders. Where the
 * leaders above a member changed, they changed for the member's recruits too: they are queued.
 */
export async function countMembers(db: Transaction, ids: readonly string[], { now, isWalk }: Reason): Promise<void> {
  if (ids.length === 0) return
  const { states, deleted } = await readStates(db, ids)
  const counted = await readCounted(db, ids)
  const differences = new Differences(weekAt(now))
  const changed: [string, Counted][] = []
  const above: string[] = []
  for (const [id, state] of states) {
    const before = counted.get(id)
    if (before !== undefined && isSame(before, state)) continue
    if (before !== undefined) differences.add(before, -1)
    differences.add(state, 1)
    changed.push([id, state])
    const wasSeen = before !== undefined || !isWalk
    if (wasSeen && !hasSameLeaders(before, state, TEAM_LEVELS - 1)) above.push(id)
  }
  for (const id of deleted) {
    const before = counted.get(id)
    if (before !== undefined) differences.add(before, -1)
  }
  await differences.save(db)
  await saveCounted(db, changed)
  await deleteFiguresOf(db, deleted)
  await queueRecruitsOf(db, above)
}

async function saveCounted(db: Transaction, members: readonly [string, Counted][]): Promise<void> {
  if (members.length === 0) return
  const values = members.map(([member_id, { leaders, station, week, isCounted }]) => {
    const is_counted: 0 | 1 = isCounted ? 1 : 0
    return { member_id, leaders: leaders.join(' '), station, week, is_counted }
  })
  await db
    .insertInto('team_members')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({
        leaders: eb.ref('excluded.leaders'),
        station: eb.ref('excluded.station'),
        week: eb.ref('excluded.week'),
        is_counted: eb.ref('excluded.is_counted'),
      })),
    )
    .execute()
}

/** Those below somebody who left keep their levels, but nobody reads the figures of who left. */
async function deleteFiguresOf(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('team_members').where('member_id', 'in', ids).execute()
  await db.deleteFrom('team_counts').where('leader_id', 'in', ids).execute()
  await db.deleteFrom('team_visits').where('leader_id', 'in', ids).execute()
}

async function queueRecruitsOf(db: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const sponsors = await db
    .selectFrom('members')
    .select('sponsor_id')
    .distinct()
    .where('sponsor_id', 'in', ids)
    .execute()
  const values = sponsors.flatMap(({ sponsor_id }) => (sponsor_id === null ? [] : [sponsor_id]))
  if (values.length === 0) return
  const rows = values.map((member_id) => ({ member_id, recruits_after: FIRST_RECRUIT }))
  await db.insertInto('team_changes').values(rows).execute()
}

/** Before every place of a list of recruits: see `Place` in recruits-page.ts. */
export const FIRST_RECRUIT = ''
