import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** What the program holds after a collection, while nobody calls. */
export type HeldFigures = { heapMegabytes: number; handles: number; files: number }

/** In milliseconds. */
const SETTLE = 7_000
const LONGEST_WAIT = 10_000

/** To be called when no request is under way and every connection is closed. */
export async function readHeldFigures(pid: number, file: string): Promise<HeldFigures> {
  await setTimeout(SETTLE)
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  const giveUpAt = performance.now() + LONGEST_WAIT
  while (!existsSync(file)) {
    if (performance.now() > giveUpAt) throw new Error('The server does not say what it holds.')
    await setTimeout(20)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as HeldFigures
}
