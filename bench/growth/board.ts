import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { CompiledQuery } from 'kysely'
import type { DatabaseLocation } from '../../server/config.ts'
import type { Database, Db } from '../../server/database/database.ts'
import { findWrongTotals, rebuildHistogram } from '../../server/features/leaderboard/public.ts'
import { readLeaderboard } from '../../server/features/leaderboard/read-leaderboard.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { type Goal, spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure } from '../report.ts'
import { nthMember } from './many-members.ts'

const ROUNDS = 5
const READS_A_ROUND = 1_500

/** Far apart on the board. */
const STRIDE = 7_919

type Writer = { when: string; mode: 'spread' | 'same'; entriesASecond?: number }

/** As many entries as a busy site makes, then as many as can be made: then programs and database share two cores. */
const BUSY = 300
const WRITERS: Writer[] = [
  { when: `while points change, ${BUSY} entries a second`, mode: 'spread', entriesASecond: BUSY },
  { when: `while ${BUSY} a second cross the same two totals`, mode: 'same', entriesASecond: BUSY },
  { when: 'while points change as fast as they can', mode: 'spread' },
  { when: 'while as many as can cross the same two totals', mode: 'same' },
]

/** Rank and top ten with nobody writing and with a writer beside; then whether every rank is still right. */
export async function measureBoard(
  name: string,
  where: DatabaseLocation,
  database: Database,
  count: number,
): Promise<void> {
  await report(`${name}: rank and top ten`, database, count)
  for (const writer of WRITERS) {
    const stop = await startWriter(where, count, writer)
    await report(`${name}: the same ${writer.when}`, database, count)
    const { written, seconds } = await stop()
    reportDetail(`${Math.round(written / seconds)} entries a second beside it`)
  }
  const wrong = await findWrongTotals(database.read)
  if (wrong.length > 0) throw new Error(`${wrong.length} totals are counted wrongly.`)
  const begun = performance.now()
  await database.exclusive(rebuildHistogram)
  reportDetail(`every total is counted right; counting all anew takes ${Math.round(performance.now() - begun)} ms`)
}

async function report(what: string, { engine, read }: Database, count: number): Promise<void> {
  await reportClock(what, count, { atMost: 1 }, async (id) => {
    const begun = performance.now()
    await readLeaderboard(read, id)
    return performance.now() - begun
  })
  if (engine === 'postgres') {
    await reportClock(`${what}, by the server's clock`, count, { atMost: 1 }, (id) => timeInServer(read, id))
  }
}

/** @param time how long a read for this member takes, in milliseconds */
async function reportClock(what: string, count: number, goal: Goal, time: (memberId: string) => Promise<number>) {
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const times: number[] = []
    for (let each = 0; each < READS_A_ROUND; each++) {
      times.push(await time(nthMember(((round * READS_A_ROUND + each) * STRIDE) % count)))
    }
    // The first one warms up.
    if (round > 0) rounds.push(times)
  }
  const spread = (share: number) => spreadOf(rounds.map((times) => percentile(times, share)))
  reportFigure(`${what}, p50`, spread(0.5), 'ms')
  reportFigure(`${what}, p99`, spread(0.99), 'ms', goal)
}

type Plan = { 'QUERY PLAN': [{ 'Execution Time': number }] }

/** What the server itself says that it took to run the query of the board, whose plan it keeps; in milliseconds. */
async function timeInServer(read: Db, memberId: string): Promise<number> {
  let taken = Number.NaN
  const explaining = new Proxy(read, {
    get(target, name) {
      if (name === 'executeQuery') {
        return async (query: CompiledQuery) => {
          const explain = `explain (analyze, timing off, format json) ${query.sql}`
          const { rows } = await target.executeQuery<Plan>({ ...query, sql: explain })
          const [plan] = rows[0]?.['QUERY PLAN'] ?? []
          if (plan !== undefined) taken = plan['Execution Time']
          return { rows: [] }
        }
      }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  await readLeaderboard(explaining, memberId)
  return taken
}

async function startWriter(where: DatabaseLocation, count: number, { mode, entriesASecond = 0 }: Writer) {
  const program = join(import.meta.dirname, 'points-writer-process.ts')
  const args = [program, JSON.stringify(where), String(count), mode, String(entriesASecond)]
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  writer.stdout.on('data', (chunk) => lines.push(String(chunk)))
  await once(writer.stdout, 'data')
  const begun = performance.now()
  return async () => {
    if (writer.exitCode !== null) throw new Error('The writer ended before the measurement.')
    const ended = once(writer, 'close')
    writer.kill('SIGTERM')
    await ended
    const written = Number(lines.join('').trim().split('\n').at(-1))
    return { written, seconds: (performance.now() - begun) / 1000 }
  }
}
