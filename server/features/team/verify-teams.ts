import { firstDayOf, LAST_STATION, TEAM_LEVELS, weekAt } from 'game/team'
import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { membersAfter } from './counting-queries.ts'
import { countNow } from './rebuild-teams.ts'

/** So many leaders are compared in one query. */
const PAGE = 200

/** Somebody may complete a station while they are compared: only what stays wrong is wrong. */
const TRIES = 5

/** A level of a leader's team whose figures aren't what the members say. */
export type WrongLevel = { leaderId: string; level: number; counted: string; found: string }

/**
 * Compares the figures of every leader with a recursive look at the members below them. Others can write at the same time.
 * @returns how many members were looked at as leaders
 */
export async function verifyTeams(
  deps: Pick<Dependencies, 'database' | 'now'>,
  report: (wrong: WrongLevel) => void,
): Promise<number> {
  await countNow(deps)
  let leaders = 0
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await membersAfter(deps.database.read, after, PAGE)
    leaders += ids.length
    if (ids.length > 0) for (const wrong of await findWrong(deps, ids)) report(wrong)
    after = ids.at(-1)
  }
  return leaders
}

async function findWrong(deps: Pick<Dependencies, 'database' | 'now'>, ids: readonly string[]): Promise<WrongLevel[]> {
  let wrong = await compare(deps.database.read, ids, deps.now())
  for (let tries = 1; wrong.length > 0 && tries < TRIES; tries++) {
    await countNow(deps)
    wrong = await compare(deps.database.read, [...new Set(wrong.map(({ leaderId }) => leaderId))], deps.now())
  }
  return wrong
}

type FiguresRow = { leaderId: string; level: number; visits: number } & Record<`at_${number}`, number>

async function compare(db: Db, ids: readonly string[], now: number): Promise<WrongLevel[]> {
  const [counted, found] = [await countedFigures(db, ids, now), await foundFigures(db, ids, now)]
  const keys = [...new Set([...counted.keys(), ...found.keys()])].sort()
  return keys.flatMap((key) => {
    const [leaderId = '', level] = key.split(' ')
    const each = { leaderId, level: Number(level), counted: counted.get(key) ?? NONE, found: found.get(key) ?? NONE }
    return each.counted === each.found ? [] : [each]
  })
}

const STATIONS = Array.from({ length: LAST_STATION + 1 }, (_, station) => station)
const NONE = textOf(
  STATIONS.map(() => 0),
  0,
)

function textOf(atStation: readonly number[], visits: number): string {
  return `${atStation.join(', ')} at the stations and ${visits} this week`
}

function textsOf(rows: readonly FiguresRow[]): Map<string, string> {
  return new Map(
    rows.map((row) => [
      `${row.leaderId} ${row.level}`,
      textOf(
        STATIONS.map((station) => Number(row[`at_${station}`])),
        Number(row.visits),
      ),
    ]),
  )
}

async function countedFigures(db: Db, ids: readonly string[], now: number): Promise<Map<string, string>> {
  const { rows } = await sql<FiguresRow>`
    select leader_id as "leaderId", level, at_0, at_1, at_2, at_3, at_4, at_5,
      coalesce((select sum(members) from team_visits where team_visits.leader_id = team_counts.leader_id
        and team_visits.level = team_counts.level and week >= ${sql.lit(weekAt(now))}), 0) as visits
    from team_counts where leader_id in (${sql.join(ids)})`.execute(db)
  return textsOf(rows)
}

/** In a ring somebody is below a leader at several levels: the nearest counts. */
async function foundFigures(db: Db, ids: readonly string[], now: number): Promise<Map<string, string>> {
  const at = STATIONS.map(
    (station) => sql`sum(case when station = ${sql.lit(station)} then 1 else 0 end) as ${sql.ref(`at_${station}`)}`,
  )
  const { rows } = await sql<FiguresRow>`
    with recursive below (leader_id, id, level) as (
      select leaders.id, members.id, 1 from members as leaders join members on members.sponsor_id = leaders.id
      where leaders.id in (${sql.join(ids)}) and leaders.deleted_at is null
      union all
      select below.leader_id, members.id, below.level + 1
      from below join members on members.sponsor_id = below.id where below.level < ${sql.lit(TEAM_LEVELS)}
    ), nearest as (
      select leader_id, id, min(level) as level from below where id <> leader_id group by leader_id, id
    ), standings as (
      select nearest.leader_id, nearest.level, members.last_visit_day,
        (select count(*) from mission_completions where member_id = members.id) as station
      from nearest join members on members.id = nearest.id
      where members.deleted_at is null and members.suspended_at is null
    )
    select leader_id as "leaderId", level, ${sql.join(at)},
      sum(case when last_visit_day >= ${sql.lit(firstDayOf(weekAt(now)))} then 1 else 0 end) as visits
    from standings group by leader_id, level`.execute(db)
  return textsOf(rows)
}
