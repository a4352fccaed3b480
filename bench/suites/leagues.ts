import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { startOfWeek, weekOf } from 'game/leagues'
import { sql } from 'kysely'
import { type DatabaseLocation, loadConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/open.ts'
import type { Dependencies } from '../../server/dependencies.ts'
import { runLeagues } from '../../server/features/leagues/run-leagues.ts'
import { completeMission } from '../../server/features/missions/complete-mission.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { nthMember, openManyMembers } from '../growth/many-members.ts'
import { PRODUCT, startServer } from '../processes.ts'
import { ratiosOf, spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure, reportRatio } from '../report.ts'
import { compare } from '../rounds.ts'
import { insertMembers, insertSessions, seedSqlite } from '../seed.ts'
import { withOwnPostgres } from '../seed-postgres.ts'
import { COMPLETIONS_A_SECOND, Completions } from './completions.ts'
import type { Settings } from './suite.ts'

const MEMBERS = Number(process.env.LEAGUE_MEMBERS ?? 300_000)

/** Everybody has completed the first. */
const STATION = 2

const LOOPS = 32

/** So many short rounds make one of the usual ones. */
const ROUNDS = 6

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How much a page of the background job or a unit of closing may hold up others, in milliseconds. */
const LONGEST_WAIT = 50

/**
 * What leagues cost a completion: the ledger's index by time. And how long it takes to seat and to close a week of many
 * members who earned their points at once, and how long others wait for it.
 */
export async function leagues(settings: Settings): Promise<void> {
  const { pace, folder, databaseUrl } = settings
  await compareOverHttp(settings)
  const files = ['with-index.db', 'without-index.db'].map(
    (name) => ({ kind: 'sqlite', file: join(folder, name) }) as const,
  )
  const [indexed, bare] = files
  if (indexed !== undefined && bare !== undefined) await measure('SQLite', folder, indexed, bare, pace)
  if (databaseUrl === undefined) return reportDetail('PostgreSQL: not measured, because BENCH_DATABASE_URL is not set')
  await withOwnPostgres(databaseUrl, (one) =>
    withOwnPostgres(databaseUrl, (other) =>
      measure('PostgreSQL', folder, { kind: 'postgres', url: one }, { kind: 'postgres', url: other }, pace),
    ),
  )
}

async function measure(
  engine: string,
  folder: string,
  indexed: DatabaseLocation,
  bare: DatabaseLocation,
  pace: Settings['pace'],
): Promise<void> {
  const [withIndex, without] = [await openManyMembers(indexed, MEMBERS), await openManyMembers(bare, MEMBERS)]
  await without.changeSchema((db) => sql`drop index ledger_by_time`.execute(db))
  await compareCompletions(engine, dependencies(withIndex, folder), dependencies(without, folder), pace)
  await without.close()
  await closeWeek(engine, withIndex)
  await withIndex.close()
}

/** As a browser sees it: the whole request. */
async function compareOverHttp({ pace, folder }: Settings): Promise<void> {
  const members = COMPLETIONS_A_SECOND * (pace.warmUp + pace.rounds * pace.seconds)
  const [indexed, bare] = [join(folder, 'indexed'), join(folder, 'bare')]
  await seedSqlite(join(indexed, 'whistlestop.db'), (sqlite) => {
    insertMembers(sqlite, members, () => ({ tokens: 0, points: 0 }))
    insertSessions(sqlite, members)
  })
  cpSync(indexed, bare, { recursive: true })
  const database = await openDatabase({ kind: 'sqlite', file: join(bare, 'whistlestop.db') })
  await database.changeSchema((db) => sql`drop index ledger_by_time`.execute(db))
  await database.close()
  const [product, without] = [
    await startServer(PRODUCT, { DATA_DIR: indexed }),
    await startServer(PRODUCT, { DATA_DIR: bare }),
  ]
  const [ours, theirs] = [new Completions(product, indexed), new Completions(without, bare)]
  const comparison = await compare(ours.putLoad, theirs.putLoad, pace)
  reportRatio('POST complete-mission with the ledger’s index by time', 'without', comparison, { atLeast: 0.97 })
  await Promise.all([product.stop(), without.stop()])
}

async function compareCompletions(engine: string, ours: Dependencies, bare: Dependencies, pace: Settings['pace']) {
  const next = new Map<Dependencies, number>()
  const complete = (deps: Dependencies) => () => {
    const index = next.get(deps) ?? 0
    next.set(deps, index + 1)
    return completeMission(deps, nthMember(index % MEMBERS), STATION)
  }
  await doneASecond(complete(ours), pace.warmUp)
  await doneASecond(complete(bare), pace.warmUp)
  const rounds: { ours: Round; baseline: Round }[] = []
  // Many short rounds, in turn: the difference is smaller than what a slow moment of the machine does.
  for (let round = 0; round < ROUNDS * pace.rounds; round++) {
    const first = await doneASecond(complete(round % 2 === 0 ? ours : bare), pace.seconds / ROUNDS)
    const second = await doneASecond(complete(round % 2 === 0 ? bare : ours), pace.seconds / ROUNDS)
    rounds.push(round % 2 === 0 ? { ours: first, baseline: second } : { ours: second, baseline: first })
  }
  const title = `A completion on ${engine} with the ledger’s index by time : without`
  const ratios = rounds.map((round) => ({ ours: round.ours.perSecond, baseline: round.baseline.perSecond }))
  reportFigure(title, ratiosOf(ratios), 'times', { atLeast: 0.97 })
  const median = (side: 'ours' | 'baseline', figure: keyof Round) =>
    Math.round(spreadOf(rounds.map((round) => round[side][figure])).median)
  for (const [side, name] of [['ours', 'with'] as const, ['baseline', 'without'] as const]) {
    reportDetail(`${name}: ${median(side, 'perSecond')} a second, ${median(side, 'micros')} µs of this process each`)
  }
}

/** Everybody earns something in the course of a day of next week, which is then closed. */
async function closeWeek(engine: string, database: Database): Promise<void> {
  const week = weekOf(Date.now()) + 1
  const begun = startOfWeek(week)
  await database.exclusive((db) =>
    sql`insert into ledger (member_id, kind, reference, tokens, points, created_at)
      select id, 'quiz', 'bench', 0, 10, ${sql.lit(begun)} + row_number() over (order by id) * ${sql.lit(Math.floor(DAY / MEMBERS))}
      from members`.execute(db),
  )
  await runLeagues({ database, now: () => begun })
  const at = begun + 2 * DAY
  const seating = await timed(database, () => runLeagues({ database, now: () => at }))
  const { seats } = await database.read
    .selectFrom('leagues')
    .select((eb) => eb.fn.sum<number>('seats').as('seats'))
    .executeTakeFirstOrThrow()
  report(`${Number(seats).toLocaleString('en')} members seated on ${engine}`, seating)
  const end = startOfWeek(week + 1) + 6 * MINUTE
  const closing = await timed(database, () => runLeagues({ database, now: () => end }))
  report(`Their week closed on ${engine}`, closing)
  const open = database.read.selectFrom('league_scores').select('member_id').where('move', 'is', null).limit(1)
  if ((await open.executeTakeFirst()) !== undefined) throw new Error('Not every league was closed.')
}

type Timed = { seconds: number; waits: number[] }

/** Runs something while somebody else reads and writes again and again. */
async function timed(database: Database, run: () => Promise<void>): Promise<Timed> {
  const waits: number[] = []
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      const begun = performance.now()
      await database.write((db) => db.updateTable('catalogue').set({ id: 1 }).where('id', '=', 1).execute())
      waits.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const visits = visitor()
  const begun = performance.now()
  await run()
  const seconds = (performance.now() - begun) / 1_000
  isOver = true
  await visits
  return { seconds, waits }
}

function report(what: string, { seconds, waits }: Timed): void {
  reportFigure(what, spreadOf([seconds]), 's', { atMost: (300 * MEMBERS) / 1_000_000 })
  const p99 = percentile(
    waits.toSorted((a, b) => a - b),
    0.99,
  )
  reportFigure('    a write of somebody else meanwhile, p99', spreadOf([p99]), 'ms', { atMost: LONGEST_WAIT })
  reportDetail(`the longest of ${waits.length} such writes took ${Math.round(Math.max(...waits))} ms`)
}

function dependencies(database: Database, folder: string): Dependencies {
  const config = loadConfig({ DATA_DIR: folder })
  return { config, database, now: Date.now, randomBytes }
}

type Round = { perSecond: number; micros: number }

/** By several loops at once. */
async function doneASecond(work: () => Promise<unknown>, seconds: number): Promise<Round> {
  const before = process.cpuUsage()
  const begun = performance.now()
  let done = 0
  const loop = async () => {
    while (performance.now() - begun < seconds * 1_000) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: LOOPS }, loop))
  const { user, system } = process.cpuUsage(before)
  return { perSecond: (done * 1_000) / (performance.now() - begun), micros: (user + system) / done }
}
