import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import { findWrongTotals, rebuildHistogram } from '../../server/features/leaderboard/public.ts'
import { readLeaderboard } from '../../server/features/leaderboard/read-leaderboard.ts'
import { percentile, spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure } from '../report.ts'
import { nthMember } from './many-members.ts'

const ROUNDS = 5
const READS_A_ROUND = 1_500

/** Far apart on the board. */
const STRIDE = 7_919

const WRITERS = { 'while points change': 'spread', 'while many cross the same two totals': 'same' } as const

/** Rank and top ten with nobody writing and with a writer beside; then whether every rank is still right. */
export async function measureBoard(
  name: string,
  where: DatabaseLocation,
  database: Database,
  count: number,
): Promise<void> {
  await report(`${name}: rank and top ten`, database, count)
  for (const [when, mode] of Object.entries(WRITERS)) {
    const stop = await startWriter(where, count, mode)
    await report(`${name}: the same ${when}`, database, count)
    const { written, seconds } = await stop()
    reportDetail(`${Math.round(written / seconds)} entries a second beside it`)
  }
  const wrong = await findWrongTotals(database.read)
  if (wrong.length > 0) throw new Error(`${wrong.length} totals are counted wrongly.`)
  const begun = performance.now()
  await database.exclusive(rebuildHistogram)
  reportDetail(`every total is counted right; counting all anew takes ${Math.round(performance.now() - begun)} ms`)
}

async function report(what: string, database: Database, count: number): Promise<void> {
  await readSome(database, count, 0)
  const rounds: number[][] = []
  for (let round = 1; round <= ROUNDS; round++) rounds.push(await readSome(database, count, round))
  const spread = (share: number) => spreadOf(rounds.map((times) => percentile(times, share)))
  reportFigure(`${what}, p50`, spread(0.5), 'ms')
  reportFigure(`${what}, p99`, spread(0.99), 'ms', { atMost: 1 })
}

/** @returns how long each read took, in milliseconds */
async function readSome({ read }: Database, count: number, round: number): Promise<number[]> {
  const times: number[] = []
  for (let each = 0; each < READS_A_ROUND; each++) {
    const id = nthMember(((round * READS_A_ROUND + each) * STRIDE) % count)
    const begun = performance.now()
    await readLeaderboard(read, id)
    times.push(performance.now() - begun)
  }
  return times
}

async function startWriter(where: DatabaseLocation, count: number, mode: string) {
  const program = join(import.meta.dirname, 'points-writer-process.ts')
  const args = [program, JSON.stringify(where), String(count), mode]
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
