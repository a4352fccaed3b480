import { LAST_STATION, TEAM_LEVELS, weekOf } from 'game/team'
import type { Db } from '#server/database/database.ts'

/** What is counted of a member, or was. The leaders are the sponsor, the sponsor's sponsor and so on. */
export type Counted = { leaders: readonly string[]; station: number; week: number | null; isCounted: boolean }

/** How the members are now. Deleted ones have no state; suspended ones aren't counted, administrators are. */
export async function readStates(
  db: Db,
  ids: readonly string[],
): Promise<{
  states: Map<string, Counted>
  deleted: string[]
}> {
  if (ids.length === 0) return { states: new Map(), deleted: [] }
  const members = await db
    .selectFrom('members')
    .select(['id', 'sponsor_id', 'last_visit_day', 'suspended_at', 'deleted_at'])
    .where('id', 'in', ids)
    .execute()
  const stations = await stationsOf(db, ids)
  const leadersOf = await readLines(db, members)
  const states = members
    .filter(({ deleted_at }) => deleted_at === null)
    .map((member): [string, Counted] => [
      member.id,
      {
        leaders: leadersOf(member.id),
        station: stations.get(member.id) ?? 0,
        week: member.last_visit_day === null ? null : weekOf(member.last_visit_day),
        isCounted: member.suspended_at === null,
      },
    ])
  return { states: new Map(states), deleted: members.filter((each) => each.deleted_at !== null).map(({ id }) => id) }
}

async function stationsOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('mission_completions')
    .select((eb) => ['member_id', eb.fn.countAll<number>().as('done')])
    .where('member_id', 'in', ids)
    .groupBy('member_id')
    .execute()
  return new Map(rows.map(({ member_id, done }) => [member_id, Math.min(done, LAST_STATION)]))
}

type Sponsored = { id: string; sponsor_id: string | null }

/**
 * The leaders above each of these members. Level by level in queries by id, because PostgreSQL may read the whole table
 * for a recursive one. An imported line may be a ring: each leader is there once, and nobody leads themselves.
 */
async function readLines(db: Db, members: readonly Sponsored[]): Promise<(id: string) => string[]> {
  const sponsors = new Map(members.map(({ id, sponsor_id }) => [id, sponsor_id]))
  let unknown = newOnes(sponsors, members)
  for (let level = 2; level <= TEAM_LEVELS && unknown.length > 0; level++) {
    const rows = await db.selectFrom('members').select(['id', 'sponsor_id']).where('id', 'in', unknown).execute()
    for (const { id, sponsor_id } of rows) sponsors.set(id, sponsor_id)
    unknown = newOnes(sponsors, rows)
  }
  return (id) => {
    const line = new Set<string>([id])
    for (let next = sponsors.get(id); next && !line.has(next) && line.size <= TEAM_LEVELS; next = sponsors.get(next)) {
      line.add(next)
    }
    return [...line].slice(1)
  }
}

function newOnes(sponsors: ReadonlyMap<string, unknown>, rows: readonly Sponsored[]): string[] {
  const ids = rows.map(({ sponsor_id }) => sponsor_id).filter((id) => id !== null)
  return [...new Set(ids)].filter((id) => !sponsors.has(id))
}

/** What was counted of the members last. */
export async function readCounted(db: Db, ids: readonly string[]): Promise<Map<string, Counted>> {
  const rows = await db.selectFrom('team_members').selectAll().where('member_id', 'in', ids).execute()
  return new Map(
    rows.map(({ member_id, leaders, station, week, is_counted }) => [
      member_id,
      { leaders: leaders === '' ? [] : leaders.split(' '), station, week, isCounted: is_counted === 1 },
    ]),
  )
}

export function isSame(one: Counted, other: Counted): boolean {
  return (
    one.station === other.station &&
    one.week === other.week &&
    one.isCounted === other.isCounted &&
    hasSameLeaders(one, other, TEAM_LEVELS)
  )
}

/** @param levels how many levels up are compared */
export function hasSameLeaders(one: Counted | undefined, other: Counted, levels: number): boolean {
  return (one?.leaders ?? []).slice(0, levels).join(' ') === other.leaders.slice(0, levels).join(' ')
}
