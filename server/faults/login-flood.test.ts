import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { figure, size } from '#server/testing/fault-settings.ts'
import { percentile } from '#server/testing/percentile.ts'
import { describeEachGround } from './engines.ts'
import { memoryOf } from './memory-of.ts'

const A_SECOND = 200
const TICK = 10
/** In milliseconds, and bytes. */
const READ_WITHIN = 250
const LOGIN_WITHIN = 2_000
const MEMORY = 150 * 1024 * 1024

describeEachGround('a flood of logins', (ground) => {
  test('of 200 a second leaves the site quick, is answered within 2 s and takes no memory', async () => {
    const seconds = size('FLOOD_SECONDS', 10, 60)
    const { program } = await ground().start({ LOG_LEVEL: 'fatal' })
    const statuses = new Map<number, number>()
    const logins: number[] = []
    const reads: number[] = []
    const logIn = async (number: number) => {
      const body = JSON.stringify({ email: `somebody-${number}@example.com`, password: 'first-class' })
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      const { status, took } = await timed(`${program.url}/api/auth/login`, { method: 'POST', headers, body })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      logins.push(took)
    }
    await timed(`${program.url}/api/courses`)
    const before = memoryOf(program.process.pid)
    const since = performance.now()
    const underWay: Promise<void>[] = []
    const isOver = () => performance.now() - since > seconds * 1_000
    const reader = (async () => {
      for (; !isOver(); await setTimeout(20)) reads.push((await timed(`${program.url}/api/courses`)).took)
    })()
    for (; !isOver(); await setTimeout(TICK)) {
      const due = ((performance.now() - since) * A_SECOND) / 1_000
      while (underWay.length < due) underWay.push(logIn(underWay.length))
    }
    const memory = memoryOf(program.process.pid) - before
    await Promise.all([...underWay, reader])
    const [p99, slowest] = [percentile(reads, 0.99), Math.max(...logins)].map(Math.round) as [number, number]
    figure(`${ground().location.kind}: ${logins.length} logins in ${seconds} s, ${JSON.stringify([...statuses])}`)
    figure(`courses p99 ${p99} ms, slowest login ${slowest} ms, memory +${Math.round(memory / 1024 / 1024)} MiB`)
    expect([...statuses.keys()].filter((status) => ![200, 401, 429, 503].includes(status))).toEqual([])
    expect(p99).toBeLessThanOrEqual(READ_WITHIN)
    expect(slowest).toBeLessThanOrEqual(LOGIN_WITHIN)
    expect(memory).toBeLessThanOrEqual(MEMORY)
  })
})

async function timed(url: string, init: RequestInit = {}): Promise<{ status: number; took: number }> {
  const since = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return { status: answer.status, took: performance.now() - since }
}
