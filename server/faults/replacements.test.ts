import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aClient } from '#server/testing/client.ts'
import { figure, size } from '#server/testing/fault-settings.ts'
import { percentile } from '#server/testing/percentile.ts'
import type { Program } from '#server/testing/program.ts'
import { describeEachGround } from './engines.ts'
import { SteadyLoad } from './steady-load.ts'

const A_SECOND = 300
const MEMBERS = 20
/** In milliseconds. */
const ENDED_WITHIN = 10_000

describeEachGround('a process that is replaced', (ground) => {
  test('under 300 requests a second drops none, and ends within 10 s with code 0', async () => {
    const replacements = size('REPLACEMENTS', 5, 20)
    let { program } = await ground().start()
    const clients = await Promise.all(Array.from({ length: MEMBERS }, () => aClient(program.url)))
    const load = new SteadyLoad(program.url, clients)
    let isOver = false
    const running = load.run(A_SECOND, () => isOver)
    const ends: { code: number | null; took: number }[] = []
    for (let number = 0; number < replacements; number++) {
      await setTimeout(500)
      const { program: next } = await ground().start()
      load.target = next.url
      ends.push(await end(program))
      program = next
    }
    await setTimeout(500)
    isOver = true
    await running
    const slowest = Math.round(Math.max(...ends.map(({ took }) => took)))
    const { kind } = ground().location
    figure(
      `${kind}: ${replacements} replacements, ${load.sent} requests, ${load.failed.length} failed ${[...new Set(load.failed)].join()}`,
    )
    figure(`${load.retried} tried again, p99 ${Math.round(percentile(load.took, 0.99))} ms, slowest end ${slowest} ms`)
    expect(load.failed.length).toBe(0)
    expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([0]))
    expect(slowest).toBeLessThanOrEqual(ENDED_WITHIN)
  })
})

async function end(program: Program): Promise<{ code: number | null; took: number }> {
  const since = performance.now()
  program.process.kill('SIGTERM')
  const code = await program.ended
  return { code, took: performance.now() - since }
}
