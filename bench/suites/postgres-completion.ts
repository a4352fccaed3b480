import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { loadConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import type { Dependencies } from '../../server/dependencies.ts'
import { findWrongTotals } from '../../server/features/leaderboard/public.ts'
import { completeMission } from '../../server/features/missions/complete-mission.ts'
import { nthMember, openManyMembers } from '../growth/many-members.ts'
import { ratiosOf, spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure } from '../report.ts'
import { withOwnPostgres } from '../seed-postgres.ts'
import type { Settings } from './suite.ts'

const MEMBERS = 300_000

/** As many as the product has connections. */
const LOOPS = 10

/** Everybody has completed the first. */
const STATION = 2
const SLOTS = 8

/** The same checks and the same rows in one trip. The lower total comes first, as in the product. */
const BY_HAND = `
  with completed as (
    insert into mission_completions (member_id, mission_id, completed_at)
    select $1, id, $3 from missions where id = $2 and (unlock_after is null or exists (
      select from mission_completions where member_id = $1 and mission_id = missions.unlock_after))
    on conflict do nothing returning member_id, mission_id
  ), entry as (
    insert into ledger (member_id, kind, reference, tokens, points, created_at)
    select member_id, 'mission', mission_id::text, tokens, points, $3 from completed
      join missions on missions.id = mission_id
    on conflict do nothing returning member_id, tokens, points
  ), balance as (
    update members set tokens = members.tokens + entry.tokens, leaderboard_pts = leaderboard_pts + entry.points
    from entry where members.id = entry.member_id returning leaderboard_pts, entry.points
  )
  insert into points_histogram (points, slot, members)
  select leaderboard_pts - points, $4::integer, -1 from balance union all select leaderboard_pts, $4, 1 from balance
  on conflict (points, slot) do update set members = points_histogram.members + excluded.members`

/** What completing a station on PostgreSQL costs over one statement written by hand; no HTTP on either side. */
export async function postgresCompletion({ pace, folder, databaseUrl }: Settings): Promise<void> {
  if (databaseUrl === undefined) return reportDetail('not measured, because BENCH_DATABASE_URL is not set')
  await withOwnPostgres(databaseUrl, async (url) => {
    const database = await openManyMembers({ kind: 'postgres', url }, MEMBERS)
    const pool = new Pool({ connectionString: url, max: LOOPS })
    // Its connections may still be closing when the database is dropped.
    pool.on('error', () => undefined)
    const deps = dependencies(database, folder)
    let next = 0
    const ours = () => completeMission(deps, nthMember(next++), STATION)
    const byHand = () => pool.query(BY_HAND, [nthMember(next++), STATION, Date.now(), next % SLOTS])
    await aSecond(ours, pace.warmUp)
    await aSecond(byHand, pace.warmUp)
    const rounds: { ours: number; baseline: number }[] = []
    for (let round = 0; round < pace.rounds; round++) {
      rounds.push({ ours: await aSecond(ours, pace.seconds), baseline: await aSecond(byHand, pace.seconds) })
    }
    reportFigure('Completing a station on PostgreSQL : one statement by hand', ratiosOf(rounds), 'times', {
      atLeast: 0.4,
    })
    const median = (side: 'ours' | 'baseline') => Math.round(spreadOf(rounds.map((round) => round[side])).median)
    reportDetail(`product ${median('ours')} a second, by hand ${median('baseline')} a second`)
    const wrong = await findWrongTotals(database.read)
    if (wrong.length > 0) throw new Error(`${wrong.length} totals are counted wrongly.`)
    await pool.end()
    await database.close()
  })
}

function dependencies(database: Database, folder: string): Dependencies {
  const config = loadConfig({ DATA_DIR: folder })
  return { config, database, now: Date.now, randomBytes }
}

/** @returns how many were done a second, by as many loops as there are connections */
async function aSecond(work: () => Promise<unknown>, seconds: number): Promise<number> {
  const begun = performance.now()
  let done = 0
  const loop = async () => {
    while (performance.now() - begun < seconds * 1000) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: LOOPS }, loop))
  return (done * 1000) / (performance.now() - begun)
}
