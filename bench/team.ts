import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { TEAM_LEVELS } from 'game/team'
import { type DatabaseLocation, loadConfig } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import type { PeopleDependencies } from '../server/dependencies.ts'
import { countTeams, startCountingTeams } from '../server/features/team/public.ts'
import { readTeam } from '../server/features/team/read-team.ts'
import { PeopleKey } from '../server/people-key/people-key.ts'
import { percentile } from '../server/testing/percentile.ts'
import { describeMachine } from './machine.ts'
import { cleanUpOnExit, temporaryFolder } from './processes.ts'
import { spreadOf } from './ratio.ts'
import { reportDetail, reportFigure, reportHeading } from './report.ts'
import { memberId } from './seed.ts'
import { withOwnPostgres } from './seed-postgres.ts'
import { teamCalls } from './team/calls.ts'
import { compareCompletions, completionsOf, writeBeside } from './team/completions.ts'
import { fillTeam } from './team/fill.ts'
import { drawTeam, type Person } from './team/tree.ts'

/** People below one leader. */
const SIZE = Number(process.env.TEAM_SIZE ?? 100_000)
const ROUNDS = 4
const CALLS_A_ROUND = 50
const GOAL = { atMost: 100 }

/** As many as in the growth bench. */
const WRITES_A_SECOND = 300

/** In milliseconds. */
const QUERY_TIMEOUT = 600_000

/** With the leader's page as it is after two years; kept where TEAM_FOLDER says so, to be looked at. */
const folder = process.env.TEAM_FOLDER ?? temporaryFolder()
const file = join(folder, 'whistlestop.db')
const people = drawTeam(SIZE)

cleanUpOnExit()
reportHeading(describeMachine())
reportDetail(describeTeam())
if (existsSync(file)) throw new Error(`${file} is there already.`)
await measureEngine('SQLite', { kind: 'sqlite', file })
const url = process.env.BENCH_DATABASE_URL
if (url === undefined) reportDetail('PostgreSQL: not measured, because BENCH_DATABASE_URL is not set')
else await withOwnPostgres(url, (own) => measureEngine('PostgreSQL', { kind: 'postgres', url: own }))

async function measureEngine(engine: string, where: DatabaseLocation): Promise<void> {
  reportHeading(`${engine}, ${SIZE.toLocaleString('en')} people below one leader`)
  const database = await openDatabase(where, { queryTimeout: QUERY_TIMEOUT })
  await migrate(database)
  await fillTeam(database, people, Date.now())
  const deps = dependencies(database)
  await countFirst(deps)
  await compareCompletions(deps, engine, sidesOf(people))
  const calls = Object.entries(await teamCalls(deps, memberId(0)))
  const alone = await measureCalls(calls)
  const stopCounting = startCountingTeams(deps, { warn: (what: unknown) => reportDetail(String(what)) })
  const stopWriting = writeBeside(deps, completionsOf(ofOtherLevels(people)), WRITES_A_SECOND)
  const begun = performance.now()
  const beside = await measureCalls(calls)
  const perSecond = ((await stopWriting()) * 1_000) / (performance.now() - begun)
  await stopCounting()
  reportDetail(
    `load ${(loadavg()[0] ?? 0).toFixed(1)}; beside ${Math.round(perSecond)} completions a second, counted meanwhile`,
  )
  for (const [name] of calls) reportCall(name, alone.get(name) ?? [], beside.get(name) ?? [])
  await database.close()
}

/** @throws when a level isn't what was drawn */
async function countFirst(deps: PeopleDependencies): Promise<void> {
  const begun = performance.now()
  while (!(await countTeams(deps, { claimant: 'bench' })));
  reportDetail(`everybody was counted in ${Math.round((performance.now() - begun) / 1_000)} s`)
  const { levels } = await readTeam(deps.database.read, memberId(0), Date.now())
  for (const { level, members } of levels) {
    const drawn = people.filter((each) => each.level === level && each.state === 'here').length
    if (members !== drawn) throw new Error(`Level ${level} has ${members} people instead of ${drawn}.`)
  }
}

function sidesOf(all: readonly Person[]) {
  return {
    below: completionsOf(all.filter(({ level }) => level === TEAM_LEVELS)),
    alone: completionsOf(all.filter(({ level, index }) => level === 0 && index > 0)),
  }
}

function ofOtherLevels(all: readonly Person[]): Person[] {
  return all.filter(({ level }) => level > 0 && level < TEAM_LEVELS)
}

type Calls = [string, { run: () => Promise<unknown>; before?: () => Promise<unknown> }][]

type Measured = { times: number[]; cpu: number }

/** Each call round by round, in milliseconds: whatever else the machine does falls on all. The first round warms up. */
async function measureCalls(calls: Calls): Promise<Map<string, Measured[]>> {
  const measured = new Map<string, Measured[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, { run, before }] of calls) {
      const times: number[] = []
      let cpu = 0
      for (let call = 0; call < CALLS_A_ROUND; call++) {
        await before?.()
        const [begun, used] = [performance.now(), process.cpuUsage()]
        await run()
        times.push(performance.now() - begun)
        const { user, system } = process.cpuUsage(used)
        cpu += (user + system) / 1_000 / CALLS_A_ROUND
        // Half of the time is others', as long as no one leader asks without end.
        await setTimeout(performance.now() - begun)
      }
      if (round > 0) measured.set(name, [...(measured.get(name) ?? []), { times, cpu }])
    }
  }
  return measured
}

function reportCall(name: string, alone: readonly Measured[], beside: readonly Measured[]): void {
  const of = (rounds: readonly Measured[], share: number) =>
    percentile(
      rounds.flatMap(({ times }) => times),
      share,
    )
  const { min, max } = spreadOf(beside.map(({ times }) => percentile(times, 0.99)))
  reportFigure(`${name}: p99 beside writers`, { median: of(beside, 0.99), min, max }, 'ms', GOAL)
  const cpu = spreadOf(alone.map((round) => round.cpu)).median
  const [p50, p99] = [of(alone, 0.5), of(alone, 0.99)]
  reportDetail(
    `p50 ${of(beside, 0.5).toFixed(2)} ms; alone p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${cpu.toFixed(2)} ms of this process's processor time`,
  )
}

function describeTeam(): string {
  const levels = Array.from(
    { length: TEAM_LEVELS },
    (_, index) => people.filter(({ level }) => level === index + 1).length,
  )
  return `people at the levels: ${levels.map((each) => each.toLocaleString('en')).join(', ')}`
}

function dependencies(database: Database): PeopleDependencies {
  const config = loadConfig({ DATA_DIR: folder })
  return { config, database, now: Date.now, randomBytes, peopleKey: new PeopleKey(config, database) }
}
