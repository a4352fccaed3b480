import { join } from 'node:path'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import { readLeaderboard } from '../../server/features/leaderboard/read-leaderboard.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure } from '../report.ts'
import { insertMembers, memberId, seedSqlite } from '../seed.ts'
import { withSeededPostgres } from '../seed-postgres.ts'
import type { Settings } from './suite.ts'

const MEMBERS = 1_000_000
const READS_A_ROUND = 2_000

/** Far apart in the file and on the board; no two reads of a round ask for the same member. */
const STRIDE = 7_919

/** Whether rank and top ten stay as quick when there are many members: the database layer alone, no HTTP. */
export async function rank({ folder, databaseUrl, pace }: Settings): Promise<void> {
  const file = join(folder, 'whistlestop.db')
  await seedSqlite(file, (sqlite) =>
    insertMembers(sqlite, MEMBERS, (index) => ({ tokens: 0, points: pointsOf(index) })),
  )
  const database = await openDatabase({ kind: 'sqlite', file })
  await measure('SQLite', database, pace.rounds)
  await database.close()
  if (databaseUrl === undefined) reportDetail('PostgreSQL: not measured, because BENCH_DATABASE_URL is not set')
  else await withSeededPostgres(databaseUrl, MEMBERS, (postgres) => measure('PostgreSQL', postgres, pace.rounds))
}

/** A thousand different totals from 0 to 4,995, most members with few points: the histogram has a row for each total. */
function pointsOf(index: number): number {
  const share = (index * 0.618033988749895) % 1
  return 5 * Math.floor(1_000 * share ** 2.5)
}

async function measure(engine: string, database: Database, rounds: number): Promise<void> {
  await readSome(database, 0)
  const times: number[][] = []
  for (let round = 1; round <= rounds; round++) times.push(await readSome(database, round))
  const spread = (share: number) => spreadOf(times.map((round) => percentile(round, share)))
  reportFigure(`Rank and top ten among a million members on ${engine}, p50`, spread(0.5), 'ms')
  reportFigure(`Rank and top ten among a million members on ${engine}, p99`, spread(0.99), 'ms', { atMost: 1 })
}

/** @returns how long each read took, in milliseconds */
async function readSome(database: Database, round: number): Promise<number[]> {
  const times: number[] = []
  for (let read = 0; read < READS_A_ROUND; read++) {
    const id = memberId(((round * READS_A_ROUND + read) * STRIDE) % MEMBERS)
    const begun = performance.now()
    await readLeaderboard(database.read, id)
    times.push(performance.now() - begun)
  }
  return times
}
