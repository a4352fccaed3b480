import { setTimeout as wait } from 'node:timers/promises'

/** Against hanging, not for speed: other programs may keep the machine busy. */
const TIMEOUT_MS = 40_000
const PAUSE_MS = 40

/**
 * Asks until the answer is truthy. An error counts as no: the page may just be replaced.
 * @returns the answer
 * @throws Error that says what was waited for, and the last error there was
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  timeout: number = TIMEOUT_MS,
): Promise<NonNullable<Exclude<Answer, false>>> {
  const end = Date.now() + timeout
  let failure: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      failure = undefined
      if (answer) return answer as NonNullable<Exclude<Answer, false>>
    } catch (error) {
      failure = error
    }
    await wait(PAUSE_MS)
  }
  throw new Error(`Waited ${timeout / 1_000} s for this: ${what}`, { cause: failure })
}
