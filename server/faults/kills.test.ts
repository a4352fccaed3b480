import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { between, figure, seeded, size } from '#server/testing/fault-settings.ts'
import { percentile } from '#server/testing/percentile.ts'
import type { Program } from '#server/testing/program.ts'
import { checkHistories, readContent } from './check-histories.ts'
import { answers200, describeEachGround, type Ground } from './engines.ts'
import type { Content, Traveller } from './traveller.ts'
import { aWriter, everybody, writeUntilInDoubt } from './writers.ts'

const WRITERS = 16

describeEachGround('kill -9 under sixteen writers', (ground) => {
  const kills = () => size('KILLS', 12, ground().postgres ? 100 : 500)

  test('loses nothing acknowledged, does nothing twice, and serves again within 2 s', async () => {
    const random = seeded(`kills on ${ground().location.kind}`)
    const writers = Array.from({ length: WRITERS }, () => aWriter(random))
    let { program } = await ground().start()
    const content = await ground().look(readContent)
    const opened: number[] = []
    for (let kill = 0; kill < kills(); kill++) {
      const writing = writers.map((writer) => writeUntilInDoubt(writer, content, program.url))
      await setTimeout(between(random, 100, 400))
      const [next, took] = await killAndRestart(ground(), program, random)
      opened.push(took)
      program = next
      await Promise.all(writing)
      for (const { travellers } of writers) await travellers.at(-1)?.settle(program.url)
      const last = writers.flatMap(({ travellers }) => travellers.slice(-3))
      const wrong = await ground().look((database) => checkHistories(database, content, last))
      expect(wrong, `after kill ${kill + 1}`).toEqual([])
      expect(ground().integrity()).toBe('ok')
    }
    const all = everybody(writers)
    expect(await ground().look((database) => checkHistories(database, content, all))).toEqual([])
    expect(await checkSeesLoss(ground(), content, all.slice(0, 1))).toHaveLength(1)
    const acknowledged = all.reduce((sum, { done }) => sum + done.length, 0)
    expect(acknowledged).toBeGreaterThan(kills() * 20)
    const p95 = percentile(opened, 0.95)
    figure(`${ground().location.kind}: ${kills()} kills, ${acknowledged} acknowledged, 0 lost, 0 twice`)
    figure(`restart to first 200: median ${Math.round(percentile(opened, 0.5))} ms, p95 ${Math.round(p95)} ms`)
    expect(p95).toBeLessThanOrEqual(2_000)
  })
})

/** The check's report for a write that was acknowledged but never done: it must notice that. */
async function checkSeesLoss(ground: Ground, content: Content, [traveller]: Traveller[]): Promise<string[]> {
  if (traveller === undefined) return []
  traveller.done.push({ kind: 'redeem', key: 'never sent' })
  const wrong = await ground.look((database) => checkHistories(database, content, [traveller]))
  traveller.done.pop()
  return wrong
}

/**
 * On PostgreSQL each of the two may be the one that dies, or both. What counts is the time from the moment at which
 * what died is started again.
 * @returns the program that serves now, and that time in milliseconds
 */
async function killAndRestart(ground: Ground, program: Program, random: () => number): Promise<[Program, number]> {
  const { postgres } = ground
  const victim = postgres ? between(random, 0, 2) : 0
  if (victim !== 1) {
    program.process.kill('SIGKILL')
    await program.ended
  }
  const since = performance.now()
  if (postgres && victim !== 0) {
    await postgres.kill()
    postgres.launch()
  }
  if (victim === 1) return [program, (await answers200(`${program.url}/api/ready`, 30_000)) - since]
  const { program: next, opened } = await ground.start()
  return [next, victim === 2 ? performance.now() - since : opened]
}
