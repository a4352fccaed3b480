import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

/** Of one core. Other work below this moves a median less than the rounds differ anyway. */
const QUIET = 0.2

/** In milliseconds. */
const SAMPLE = 250
const LONGEST_WAIT = 10_000

/**
 * Waits until other programs leave the machine alone, a while at the most. To be called when nothing of ours runs.
 * @returns how many cores they still held
 */
export async function waitForQuiet(): Promise<number> {
  const giveUpAt = performance.now() + LONGEST_WAIT
  for (;;) {
    const before = busyMilliseconds()
    const begun = performance.now()
    await setTimeout(SAMPLE)
    const busyCores = (busyMilliseconds() - before) / (performance.now() - begun)
    if (busyCores < QUIET || performance.now() > giveUpAt) return busyCores
  }
}

function busyMilliseconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
