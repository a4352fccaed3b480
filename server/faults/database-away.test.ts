import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { figure, size } from '#server/testing/fault-settings.ts'
import { type Called, keepCalling, tally } from './callers.ts'
import { describeEachGround, type Ground } from './engines.ts'
import { memoryOf } from './memory-of.ts'

const MEMBERS = 10
/** In milliseconds. */
const ANSWERED_WITHIN = 3_500
const BACK_WITHIN = 2_000
/** How long an answer about readiness is reused. */
const READY_KEPT = 1_000
const MEMORY = 50 * 1024 * 1024

const HOLD = `
  const { DatabaseSync } = require('node:sqlite')
  const file = new DatabaseSync(process.argv[1], { timeout: 5000 })
  file.exec('begin immediate')
  process.stdout.write('held')
  setInterval(() => undefined, 1000)`

/** A way for the database to be away, and how to begin it. @returns how to end it */
type Absence = {
  name: string
  only: 'sqlite' | 'postgres'
  begin(ground: Ground): Promise<() => Promise<void>>
  /** The answers while it is away. */
  meanwhile: readonly string[]
}

const ALL_REFUSED = ['health 200', 'read 503', 'ready 503', 'write 503']

const ABSENCES: readonly Absence[] = [
  {
    name: 'locked by another process',
    only: 'sqlite',
    begin: holdLock,
    meanwhile: ['health 200', 'read 200', 'ready 503', 'write 503'],
  },
  {
    name: 'frozen',
    only: 'postgres',
    begin: async ({ postgres }) => {
      postgres?.freeze()
      return async () => postgres?.thaw()
    },
    meanwhile: ALL_REFUSED,
  },
  {
    name: 'stopped',
    only: 'postgres',
    begin: async ({ postgres }) => {
      await postgres?.stop()
      return async () => postgres?.start()
    },
    meanwhile: ALL_REFUSED,
  },
  {
    name: 'waiting for a standby',
    only: 'postgres',
    begin: async ({ postgres }) => {
      await postgres?.configure("synchronous_standby_names = 'nobody'")
      return async () => {
        // Readiness was polled all the time, and waits with one commit, not with one a second.
        expect.soft(await postgres?.waitingForStandby()).toBe(1)
        await postgres?.configure("synchronous_standby_names = ''")
      }
    },
    // A station that was completed before is completed again without a write.
    meanwhile: ['health 200', 'read 200', 'ready 503', 'write 200'],
  },
]

describeEachGround('a database that is away', (ground) => {
  test('is answered for within 3.5 s and with 503, and serves within 2 s of being back', async () => {
    const away = size('AWAY_SECONDS', 10, 30) * 1_000
    const { kind } = ground().location
    for (const { name, begin, meanwhile: expected } of ABSENCES.filter(({ only }) => only === kind)) {
      const { program } = await ground().start({ LOG_LEVEL: 'fatal' })
      const { calls, stop } = await keepCalling(program.url, MEMBERS)
      await setTimeout(2_000)
      const before = memoryOf(program.process.pid)
      const end = await begin(ground())
      const since = performance.now()
      await setTimeout(away)
      const memory = memoryOf(program.process.pid) - before
      const over = performance.now()
      await end()
      const until = performance.now()
      await expect.poll(() => backAfter(calls, until), { timeout: 30_000 }).toBeDefined()
      const back = Math.round(backAfter(calls, until) ?? Number.NaN)
      await setTimeout(1_000)
      await stop()
      const meanwhile = calls.filter(
        ({ what, sent, took }) => sent > since + (what === 'ready' ? READY_KEPT : 0) && sent + took < over,
      )
      const slowest = Math.round(Math.max(...calls.map(({ took }) => took)))
      figure(`${kind} ${name} for ${away / 1_000} s: ${JSON.stringify(tally(meanwhile))}`)
      figure(`slowest answer ${slowest} ms, back ${back} ms, memory +${Math.round(memory / 1024 / 1024)} MiB`)
      expect(Object.keys(tally(meanwhile)).sort()).toEqual(expected)
      expect.soft(Object.keys(tally(calls)).filter((each) => !/ (200|503)$/.test(each))).toEqual([])
      expect.soft(slowest).toBeLessThanOrEqual(ANSWERED_WITHIN)
      expect.soft(back).toBeLessThanOrEqual(BACK_WITHIN)
      expect.soft(memory).toBeLessThanOrEqual(MEMORY)
      program.process.kill('SIGTERM')
      expect(await program.ended).toBe(0)
    }
  })
})

/** How long after a given time the first write succeeded, undefined while none did. */
function backAfter(calls: readonly Called[], moment: number): number | undefined {
  const ends = calls
    .filter(({ what, status, sent, took }) => what === 'write' && status === 200 && sent + took > moment)
    .map(({ sent, took }) => sent + took - moment)
  return ends.length === 0 ? undefined : Math.min(...ends)
}

async function holdLock({ location }: Ground): Promise<() => Promise<void>> {
  if (location.kind !== 'sqlite') throw new Error('Only SQLite has one lock.')
  const holder = spawn(process.execPath, ['-e', HOLD, location.file], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  return async () => {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  }
}
