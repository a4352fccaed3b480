import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { countTeams } from './count-teams.ts'
import { isCountingDue } from './counting-queries.ts'

/** In milliseconds. Figures are to be at most a minute old. */
const EVERY = 10_000

/**
 * Keeps counting the teams, for as long as the program runs.
 * @returns how to stop it: the transaction under way ends, and no other begins
 */
export function startCountingTeams(
  deps: Pick<Dependencies, 'database' | 'now'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const claimant = randomUUID()

  async function countForEver(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (await isCountingDue(deps.database.read, deps.now())) await countTeams(deps, { claimant, signal })
      } catch (err) {
        logger.warn({ err }, 'the teams could not be counted; it will be retried')
      }
      await setTimeout(EVERY, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const done = countForEver()
  return () => {
    over.abort()
    return done
  }
}
