import { LAST_STATION } from 'game/team'
import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { Counted } from './member-states.ts'

const STATIONS = Array.from({ length: LAST_STATION + 1 }, (_, station) => station)

/** What changed in the figures of leaders, summed over any number of members, to be written by one statement a table. */
export class Differences {
  readonly #counts = new Map<string, number[]>()
  readonly #visits = new Map<string, number>()
  readonly #oldestWeek: number

  /** @param thisWeek visits of weeks before the last one are nobody's concern any more */
  constructor(thisWeek: number) {
    this.#oldestWeek = thisWeek - 1
  }

  /** @param sign 1 for a member who is counted from now on, -1 for one who was until now */
  add({ leaders, station, week, isCounted }: Counted, sign: 1 | -1): void {
    if (!isCounted) return
    for (const [index, leader] of leaders.entries()) {
      const key = `${leader} ${index + 1}`
      const counts = this.#counts.get(key) ?? STATIONS.map(() => 0)
      counts[station] = (counts[station] ?? 0) + sign
      this.#counts.set(key, counts)
      if (week === null || week < this.#oldestWeek) continue
      const visits = `${key} ${week}`
      this.#visits.set(visits, (this.#visits.get(visits) ?? 0) + sign)
    }
  }

  /** Adds them to the figures, in the order of the keys. Those of leaders who left aren't kept. */
  async save(db: Transaction): Promise<void> {
    const counts = [...this.#counts].filter(([, counts]) => counts.some((count) => count !== 0))
    const visits = [...this.#visits].filter(([, members]) => members !== 0)
    if (counts.length === 0 && visits.length === 0) return
    const left = await leadersWhoLeft(
      db,
      [...counts, ...visits].map(([key]) => leaderOf(key)),
    )
    const isThere = ([key]: [string, unknown]) => !left.has(leaderOf(key))
    await addCounts(db, counts.filter(isThere).sort(byKey))
    await addVisits(db, visits.filter(isThere).sort(byKey))
  }
}

function leaderOf(key: string): string {
  return key.slice(0, key.indexOf(' '))
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

async function leadersWhoLeft(db: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const left = db.selectFrom('members').select('id').where('deleted_at', 'is not', null)
  const rows = await left.where('id', 'in', [...new Set(ids)]).execute()
  return new Set(rows.map(({ id }) => id))
}

async function addCounts(db: Transaction, counts: readonly [string, number[]][]): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map(([key, each]) => {
    const [leader, level] = key.split(' ')
    return sql`(${leader}, ${sql.lit(Number(level))}, ${sql.join(each.map((count) => sql.lit(count)))})`
  })
  const columns = STATIONS.map((station) => sql.ref(`at_${station}`))
  const sums = STATIONS.map((station) => {
    const column = `at_${station}`
    return sql`${sql.ref(column)} = ${sql.ref(`team_counts.${column}`)} + ${sql.ref(`excluded.${column}`)}`
  })
  await sql`insert into team_counts (leader_id, level, ${sql.join(columns)}) values ${sql.join(rows)}
    on conflict (leader_id, level) do update set ${sql.join(sums)}`.execute(db)
}

async function addVisits(db: Transaction, visits: readonly [string, number][]): Promise<void> {
  if (visits.length === 0) return
  const values = visits.map(([key, members]) => {
    const [leader = '', level, week] = key.split(' ')
    return { leader_id: leader, level: Number(level), week: Number(week), members }
  })
  await db
    .insertInto('team_visits')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['leader_id', 'level', 'week']).doUpdateSet((eb) => ({
        members: eb('team_visits.members', '+', eb.ref('excluded.members')),
      })),
    )
    .execute()
}
