import { loadavg } from 'node:os'
import { chance } from '#server/demo/chance.ts'

const { FULL, SEED, TEST_QUICK } = process.env

/** The figures that we promise, instead of what fits into ten minutes. */
export const IS_FULL = FULL === '1'

/** Every test of this run draws from it: the same seed, the same faults. */
const seed = Number(SEED ?? Math.floor(Math.random() * 1_000_000))

/** Whether `npm test` runs, which everybody waits for. */
export const IS_QUICK = TEST_QUICK === '1'

/** How often, or for how long: from the environment, else what FULL=1 or a usual run takes. */
export function size(name: string, usual: number, full: number): number {
  if (process.env[name] !== undefined) return Number(process.env[name])
  return IS_FULL ? full : usual
}

/** Chance of its own for one test, and how to draw it again in the output; `next` counts the seeds of a test that has several. */
export function seeded(title: string, next = 0): () => number {
  console.info(`${title}: SEED=${seed + next} plays it again`)
  return chance(seed + next)
}

/** A whole number from `least` to `most`. */
export function between(random: () => number, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** Why something is not tried on this machine. */
export function remark(line: string): void {
  console.info(line)
}

/** What was measured, for docs/operations.md, and how busy the machine was: times say little where it was busy. */
export function figure(line: string): void {
  console.info(`figure: ${line} (load ${loadavg()[0]?.toFixed(1)})`)
}
