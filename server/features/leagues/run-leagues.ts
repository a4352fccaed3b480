import { weekOf } from 'game/leagues'
import type { Dependencies } from '#server/dependencies.ts'
import { isClockBelieved } from '#server/features/clock/public.ts'
import { type CloseOptions, closeLeagues, deleteOldLeagues } from './close-leagues.ts'
import { foldPoints } from './fold-points.ts'
import { beginFirstWeek, beginNextWeek, readLeagueWeek } from './league-week.ts'

/**
 * One round: adds up the points of the week, and closes it where it is over, week after week up to the present one. Any
 * number of processes may run it at once, and each may stop anywhere.
 */
export async function runLeagues(
  deps: Pick<Dependencies, 'database' | 'now'>,
  options: CloseOptions = {},
): Promise<void> {
  const { database, now } = deps
  const { signal } = options
  while (!signal?.aborted) {
    const state = await readLeagueWeek(database.read)
    if (state === undefined) {
      await database.write((db) => beginFirstWeek(db, now()))
      continue
    }
    const { week } = state
    if (week > weekOf(now())) return
    if (state.is_complete === 0) {
      await foldPoints(deps, state, { ...(signal && { signal }), isClockBelieved: await isClockBelieved(deps) })
      const folded = await readLeagueWeek(database.read)
      if (folded?.week === week && folded.is_complete === 0) return
      continue
    }
    await closeLeagues(deps, week, options)
    if (!(await database.write((db) => beginNextWeek(db, week)))) return
    await deleteOldLeagues(deps, week, signal)
  }
}
