import type { Team } from 'contract/team'
import { TEAM_LEVELS, weekAt } from 'game/team'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { readCounting } from './counting-queries.ts'

const countsOf = prepared((db, values: { leaderId: string }) =>
  db.selectFrom('team_counts').selectAll().where('leader_id', '=', values.leaderId),
)

const visitsOf = prepared((db, values: { leaderId: string; week: number }) =>
  db
    .selectFrom('team_visits')
    .select((eb) => ['level', eb.fn.sum<number>('members').as('members')])
    .where('leader_id', '=', values.leaderId)
    // East of Greenwich it may be the next week already.
    .where('week', '>=', values.week)
    .groupBy('level'),
)

/** The figures of a member's team, as they were counted last. */
export async function readTeam(db: Db, leaderId: string, now: number): Promise<Team> {
  const { phase, counted_to } = await readCounting(db)
  if (phase !== 'counted' || counted_to === null) return { levels: levelsOf([], []), asOf: null }
  const counts = await countsOf(db, { leaderId })
  const visits = await visitsOf(db, { leaderId, week: weekAt(now) })
  return { levels: levelsOf(counts, visits), asOf: new Date(counted_to).toISOString() }
}

type CountsRow = Awaited<ReturnType<typeof countsOf>>[number]
type VisitsRow = Awaited<ReturnType<typeof visitsOf>>[number]

function levelsOf(counts: readonly CountsRow[], visits: readonly VisitsRow[]): Team['levels'] {
  return Array.from({ length: TEAM_LEVELS }, (_, index) => {
    const level = index + 1
    const row = counts.find((each) => each.level === level)
    const atStation = {
      0: row?.at_0 ?? 0,
      1: row?.at_1 ?? 0,
      2: row?.at_2 ?? 0,
      3: row?.at_3 ?? 0,
      4: row?.at_4 ?? 0,
      5: row?.at_5 ?? 0,
    }
    const members = Object.values(atStation).reduce((sum, count) => sum + count, 0)
    const active = visits.find((each) => each.level === level)?.members ?? 0
    return { level, members, atStation, activeThisWeek: Number(active) }
  })
}
