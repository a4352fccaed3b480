import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFolder, aPort, type Program, startServing } from '#server/testing/program.ts'
import { COST_MAX, costOf, endOfStart, LIMITED_CALLS, visitorCalls } from '#server/testing/visitor-costs.ts'

const METRICS_TOKEN = 'a-token-for-these-tests'

let folder: string
let program: Program
beforeAll(async () => {
  folder = aFolder()
  program = await startServing({ PORT: await aPort(), DATA_DIR: folder, METRICS_TOKEN })
  await endOfStart({ url: program.url, metricsToken: METRICS_TOKEN })
})
afterAll(async () => {
  program.process.kill('SIGKILL')
  await program.ended
  rmSync(folder, { recursive: true })
})

const calls = visitorCalls().filter(({ call }) => !LIMITED_CALLS.includes(call))

test.each(calls)('a visitor’s $call costs less than 5 ms of the processor', async (call) => {
  const running = { url: program.url, metricsToken: METRICS_TOKEN }
  expect(await costOf(running, call, { rounds: 8, calls: 8, enough: COST_MAX * 0.9 })).toBeLessThan(COST_MAX)
})

test('calls that cost more have a separate limit', () => {
  const names = visitorCalls().map(({ call }) => call)
  expect(LIMITED_CALLS.filter((call) => !names.includes(call))).toEqual([])
})
