import { ApiError } from '#web/client/api/api-error.ts'
import { queryClient } from '#web/client/api/query-client.ts'
import { currentTrouble, hasTrouble, isOffline, keptTimes, setTrouble } from '#web/client/offline/connection.ts'

let times = 0
let last = Number.NEGATIVE_INFINITY

/** Asks for everything again. What is shown afterwards is the server's, but for what was kept and came meanwhile. */
export async function askAgain(): Promise<void> {
  times += 1
  const own = times
  const before = keptTimes.length
  last = performance.now()
  await queryClient.invalidateQueries()
  // Everything was asked for once more meanwhile.
  if (own !== times) return
  if (isOffline()) last = Number.NEGATIVE_INFINITY
  if (!isSomethingOld()) keptTimes.splice(0, before)
  const since = keptTimes.length > 0 ? Math.min(...keptTimes) : undefined
  const trouble = currentTrouble()
  if (hasTrouble() || since !== undefined) setTrouble({ because: 'slow', missing: 'nothing', ...trouble, since })
  else setTrouble(null)
}

/** When everything was last asked for, by `performance.now()`. A time that ended without a connection doesn't count. */
export function lastAsked(): number {
  return last
}

/** Whether a call that failed, and may succeed later, left something on the screen that came before. */
function isSomethingOld(): boolean {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  return shown.some(({ state: { data, error } }) => data !== undefined && error !== null && mayPass(error))
}

/** Unlike a refusal, for example of what was deleted meanwhile. */
function mayPass(error: Error): boolean {
  return !(error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
}
