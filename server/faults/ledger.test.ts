import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chance } from '#server/demo/chance.ts'
import { between, figure, seeded, size } from '#server/testing/fault-settings.ts'
import { checkAnswers } from './check-answers.ts'
import { checkHistories, readContent } from './check-histories.ts'
import { describeEachGround, type Ground } from './engines.ts'
import { Unsteady } from './unsteady.ts'
import { aWriter, everybody, writeOn } from './writers.ts'

const CLIENTS = 64
/** How many steps are acknowledged between one fault and the next. */
const STEPS_TO_NEXT = [150, 500] as const

/** A consistent view of the ledger. */
type Sums = {
  entries: number
  entryTokens: number
  entryPoints: number
  tokens: number
  points: number
  lowest: number
}

describeEachGround('a ledger under sixty-four clients', (ground) => {
  test('adds up at every moment and for everybody, through kills and freezes', async () => {
    const seeds = size('SEEDS', 1, 20)
    const operations = Math.ceil(size('OPERATIONS', 3_000, 100_000) / seeds)
    const { kind } = ground().location
    const unsteady = await Unsteady.start(ground())
    const content = await ground().look(readContent)
    let [acknowledged, looks] = [0, 0]
    for (let seed = 0; seed < seeds; seed++) {
      const random = seeded(`the ledger on ${kind}`, seed)
      // Each has its own random numbers, so that none depends on which of the others was faster.
      const writers = Array.from({ length: CLIENTS }, () => aWriter(chance(between(random, 0, 2 ** 31))))
      const steps = () => everybody(writers).reduce((sum, { done }) => sum + done.length, 0)
      let isOver = false
      const writing = writers.map((writer, number) => writeOn(writer, content, unsteady.url(number), () => isOver))
      let seen = await sumsIn(ground())
      while (steps() < operations) {
        const next = Math.min(operations, steps() + between(random, ...STEPS_TO_NEXT))
        while (steps() < next) {
          seen = await lookOnceMore(ground(), seen)
          looks += 1
          await setTimeout(100)
        }
        await unsteady.harm(random)
      }
      isOver = true
      await Promise.all(writing)
      for (const [number, { travellers }] of writers.entries()) await travellers.at(-1)?.settle(unsteady.url(number))
      acknowledged += steps()
      const all = everybody(writers)
      expect(checkAnswers(all, content)).toEqual([])
      expect(await ground().look((database) => checkHistories(database, content, all))).toEqual([])
      expect(ground().integrity()).toBe('ok')
    }
    const faults = JSON.stringify(unsteady.faults)
    figure(
      `${kind}: ${seeds} seeds, ${acknowledged} acknowledged by ${CLIENTS} clients, ${faults}; ${looks} looks, all sums right`,
    )
    await refusesChange(ground())
  })
})

/** All of it in one statement, so that it is consistent. */
function sumsIn(ground: Ground): Promise<Sums> {
  return ground.look(async ({ read }) => {
    const { rows } = await sql<Sums>`
      select
        (select count(*) from ledger) as "entries",
        (select coalesce(sum(tokens), 0) from ledger) as "entryTokens",
        (select coalesce(sum(points), 0) from ledger) as "entryPoints",
        coalesce(sum(tokens), 0) as "tokens",
        coalesce(sum(leaderboard_pts), 0) as "points",
        coalesce(min(lowest), 0) as "lowest"
      from (select tokens, leaderboard_pts, case when tokens < leaderboard_pts then tokens else leaderboard_pts end as lowest from members) as each`.execute(
      read,
    )
    const [sums] = rows
    if (sums === undefined) throw new Error('nothing was seen')
    return sums
  })
}

/**
 * Reads the ledger while all write: it always adds up, no balance is below 0, and no entry is missing.
 * @returns what was read
 */
async function lookOnceMore(ground: Ground, before: Sums): Promise<Sums> {
  const seen = await sumsIn(ground)
  expect({ tokens: seen.tokens, points: seen.points }).toEqual({ tokens: seen.entryTokens, points: seen.entryPoints })
  expect(seen.lowest).toBeGreaterThanOrEqual(0)
  expect(seen.entries).toBeGreaterThanOrEqual(before.entries)
  return seen
}

/** The database itself keeps every entry as it is. */
async function refusesChange(ground: Ground): Promise<void> {
  const before = await sumsIn(ground)
  for (const change of ['update ledger set tokens = tokens + 1', 'delete from ledger']) {
    const tried = ground.look(({ write }) => write((db) => sql.raw(change).execute(db)))
    await expect(tried).rejects.toThrow('append-only')
  }
  expect(await sumsIn(ground)).toEqual(before)
}
