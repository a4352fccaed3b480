import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { repeatUntilStopped } from '#server/repeat.ts'
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
  const claimant = randomUUID()
  const count = async (signal: AbortSignal) => {
    if (await isCountingDue(deps.database.read, deps.now())) await countTeams(deps, { claimant, signal })
  }
  return repeatUntilStopped(count, {
    pause: () => EVERY,
    onFailure: (err) => logger.warn({ err }, 'the teams could not be counted; it will be retried'),
  })
}
