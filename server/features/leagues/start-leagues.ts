import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { repeatUntilStopped } from '#server/repeat.ts'
import { readLeagueWeek } from './league-week.ts'
import { runLeagues } from './run-leagues.ts'

/** In milliseconds: others' points are a minute old at most, also when a round takes a while. */
const EVERY = 20_000

type Parts = Pick<Dependencies, 'database' | 'now'>

/**
 * Keeps the leagues up to date for as long as the program runs.
 * @returns how to stop it: the unit under way ends, and no other begins
 */
export function startLeagues(deps: Parts, logger: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const run = async (signal: AbortSignal) => {
    if (await isDue(deps)) await runLeagues(deps, { signal })
  }
  return repeatUntilStopped(run, {
    // Not all at the same moment, where several processes were started together.
    pause: () => EVERY * (0.75 + Math.random() / 4),
    onFailure: (err) => logger.warn({ err }, 'the leagues could not be brought up to date; it will be retried'),
  })
}

/** Whether no other process has added up the points just now. */
async function isDue({ database, now }: Parts): Promise<boolean> {
  const state = await readLeagueWeek(database.read)
  return state === undefined || state.is_complete === 1 || Math.abs(now() - state.folded_until) > EVERY / 2
}
