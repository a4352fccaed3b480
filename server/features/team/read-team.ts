import type { Team } from 'contract/team'
import { firstDayOf, LAST_STATION, SMALLEST_GROUP, TEAM_LEVELS, weekAt } from 'game/team'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { readCounting } from './counting-queries.ts'
import { figuresOf } from './progress-queries.ts'

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

/**
 * The figures of a member's team. How many there are was counted last; how far the people of level 1 are is read now, of those
 * who show it, so that a withdrawal counts at once.
 */
export async function readTeam(db: Db, leaderId: string, now: number): Promise<Team> {
  const { phase, counted_to } = await readCounting(db)
  if (phase !== 'counted' || counted_to === null) return { levels: levelsOf([], [], []), asOf: null }
  const week = weekAt(now)
  const counts = await countsOf(db, { leaderId })
  const visits = await visitsOf(db, { leaderId, week })
  const shown = await figuresOf(db, leaderId, firstDayOf(week))
  return { levels: levelsOf(counts, visits, shown), asOf: new Date(counted_to).toISOString() }
}

type CountsRow = Awaited<ReturnType<typeof countsOf>>[number]
type VisitsRow = Awaited<ReturnType<typeof visitsOf>>[number]
type ShownRow = Awaited<ReturnType<typeof figuresOf>>[number]

function levelsOf(
  counts: readonly CountsRow[],
  visits: readonly VisitsRow[],
  shown: readonly ShownRow[],
): Team['levels'] {
  return Array.from({ length: TEAM_LEVELS }, (_, index) => {
    const level = index + 1
    const atStation = stationsOf(counts.find((each) => each.level === level))
    const members = sum(Object.values(atStation))
    if (level === 1) return { level, members, ...shownFigures(shown) }
    if (members < SMALLEST_GROUP)
      return { level, members, counted: 0, atStation: stationsOf(undefined), activeThisWeek: 0 }
    const active = visits.find((each) => each.level === level)?.members ?? 0
    return { level, members, counted: members, atStation, activeThisWeek: Number(active) }
  })
}

function stationsOf(row: CountsRow | undefined): AtStation {
  return {
    0: row?.at_0 ?? 0,
    1: row?.at_1 ?? 0,
    2: row?.at_2 ?? 0,
    3: row?.at_3 ?? 0,
    4: row?.at_4 ?? 0,
    5: row?.at_5 ?? 0,
  }
}

type AtStation = Team['levels'][number]['atStation']

function shownFigures(rows: readonly ShownRow[]) {
  const at = (station: number) =>
    sum(rows.filter(({ stations }) => Math.min(stations, LAST_STATION) === station).map(({ members }) => members))
  return {
    counted: sum(rows.map(({ members }) => members)),
    atStation: { 0: at(0), 1: at(1), 2: at(2), 3: at(3), 4: at(4), 5: at(5) },
    activeThisWeek: sum(rows.map(({ active }) => Number(active))),
  }
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
