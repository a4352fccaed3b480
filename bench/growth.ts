import { createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { DatabaseLocation } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { openDatabase } from '../server/database/open.ts'
import { percentile } from '../server/testing/percentile.ts'
import { measureBoard } from './growth/board.ts'
import { type Call, callsOn, GOVERNED } from './growth/calls.ts'
import { openManyMembers } from './growth/many-members.ts'
import { describeMachine } from './machine.ts'
import { cleanUpOnExit, temporaryFolder } from './processes.ts'
import { ratiosOf, spreadOf } from './ratio.ts'
import { reportDetail, reportFigure, reportHeading } from './report.ts'

/** Members, from few to many. Ten million take about 5 GB and minutes on each engine. */
const SIZES = (process.env.GROWTH_SIZES ?? '1000,100000,1000000').split(',').map(Number)
const ROUNDS = 7
const CALLS_A_ROUND = 100

/** Members: what a run writes for is far fewer. */
const REUSED_FROM = 100_000

/** Shares no divisor with a size. */
const STRIDE = 7_919

/** What is measured is not the disk: whoever makes a call has looked around just before. */
const VISIT = ['me', 'ledger page']

/** In milliseconds. */
const QUERY_TIMEOUT = 600_000

type Sized = { count: number; where: DatabaseLocation; database: Database; calls: Record<string, Call>; first: number }

cleanUpOnExit()
reportHeading(describeMachine())
const folder = process.env.GROWTH_FOLDER ?? temporaryFolder()
const url = process.env.BENCH_DATABASE_URL
await measureEngine('SQLite', (count) => ({ kind: 'sqlite', file: join(folder, `${count}.db`) }))
if (url === undefined) reportDetail('PostgreSQL: not measured, because BENCH_DATABASE_URL is not set')
else await onPostgres(url)

async function measureEngine(engine: string, locate: (count: number) => DatabaseLocation): Promise<void> {
  reportHeading(engine)
  const all: Sized[] = []
  for (const count of SIZES) all.push(await open(locate(count), count))
  for (const name of Object.keys(all[0]?.calls ?? {})) await measureCall(name, all)
  const largest = all.at(-1)
  if (largest) {
    await measureBoard(`${engine}, ${largest.count} members`, largest.where, largest.database, largest.count)
  }
  for (const { database } of all) await database.close()
}

/** Databases left from a run with GROWTH_FOLDER are used again, from other members on; in a small one each has done it all. */
async function open(where: DatabaseLocation, count: number): Promise<Sized> {
  const begun = performance.now()
  const isThere = count >= REUSED_FROM && (await hasMembers(where))
  if (where.kind === 'sqlite' && !isThere) for (const file of filesOf(where.file)) rmSync(file, { force: true })
  const database = isThere
    ? await openDatabase(where, { queryTimeout: QUERY_TIMEOUT })
    : await openManyMembers(where, count)
  const files = join(folder, `files-${where.kind}-${count}`)
  mkdirSync(files, { recursive: true })
  if (where.kind === 'sqlite') await readThrough(where.file)
  const first = isThere ? Math.floor(Math.random() * count) : 0
  if (!isThere) reportDetail(`${count} members made in ${Math.round((performance.now() - begun) / 1000)} s`)
  return { count, where, database, calls: await callsOn(database, files), first }
}

function filesOf(database: string): string[] {
  return [database, `${database}-wal`, `${database}-shm`]
}

/** So that the machine has it in its memory, as it has what is used all day. */
async function readThrough(file: string): Promise<void> {
  for await (const _ of createReadStream(file, { highWaterMark: 1 << 20 }));
}

async function hasMembers(where: DatabaseLocation): Promise<boolean> {
  if (where.kind === 'sqlite') return existsSync(where.file)
  const database = await openDatabase(where)
  const { rows } = await sql`select from pg_class where relname = 'members_by_joining'`.execute(database.read)
  await database.close()
  return rows.length > 0
}

/** Each round does some calls at one size after another, so that whatever else the machine does weighs on all. */
async function measureCall(name: string, all: readonly Sized[]): Promise<void> {
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const medians: number[] = []
    for (const sized of all) medians.push(await medianOfSome(name, sized, round))
    // The first one warms up.
    if (round > 0) rounds.push(medians)
  }
  all.forEach(({ count }, index) => {
    const at = (round: number[], which: number) => round[which] ?? Number.NaN
    const { median } = spreadOf(rounds.map((round) => at(round, index)))
    const ratio = ratiosOf(rounds.map((round) => ({ ours: at(round, index), baseline: at(round, 0) })))
    const goal = GOVERNED.includes(name) ? ({ atMost: 1.5 } as const) : undefined
    if (index === 0) reportDetail(`${name} with ${count} members: ${median.toFixed(3)} ms`)
    else reportFigure(`${name}, ${count} members (${median.toFixed(3)} ms) : ${all[0]?.count}`, ratio, 'times', goal)
  })
}

async function medianOfSome(name: string, { count, calls, first }: Sized, round: number): Promise<number> {
  const call = calls[name]
  if (call === undefined) throw new Error(`There is no ${name}.`)
  const indices = Array.from(
    { length: CALLS_A_ROUND },
    (_, each) => (first + (round * CALLS_A_ROUND + each) * STRIDE) % count,
  )
  for (const index of indices) for (const visit of VISIT) await calls[visit]?.(index)
  const times: number[] = []
  for (const index of indices) {
    const begun = performance.now()
    await call(index)
    times.push(performance.now() - begun)
  }
  return percentile(times, 0.5)
}

async function onPostgres(server: string): Promise<void> {
  const name = (count: number) => `whistlestop_growth_${count}`
  const main = await openDatabase({ kind: 'postgres', url: server })
  const { rows } = await sql<{ datname: string }>`select datname from pg_database`.execute(main.read)
  for (const count of SIZES) {
    const isThere = rows.some(({ datname }) => datname === name(count))
    if (isThere && count >= REUSED_FROM) continue
    if (isThere) await sql`drop database ${sql.id(name(count))} with (force)`.execute(main.read)
    await sql`create database ${sql.id(name(count))}`.execute(main.read)
  }
  try {
    await measureEngine('PostgreSQL', (count) => {
      const own = new URL(server)
      own.pathname = name(count)
      return { kind: 'postgres', url: own.href }
    })
  } finally {
    if (process.env.GROWTH_FOLDER === undefined) {
      for (const count of SIZES) await sql`drop database ${sql.id(name(count))} with (force)`.execute(main.read)
    }
    await main.close()
  }
}
