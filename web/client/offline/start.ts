import { queryClient } from '#web/client/api/query-client.ts'
import { onBack } from '#web/client/offline/connection.ts'
import { retryInTrouble } from '#web/client/offline/retry.ts'
import { storedUser, subscribeToUser } from '#web/client/session/stored-user.ts'

/**
 * At least so long between two times of asking for everything again, in milliseconds: a connection may come and go, and some
 * servers stay slow.
 */
const AGAIN_AFTER = { offline: 30_000, silent: 300_000 }

/**
 * Keeps the site and the answers for members, and refreshes them after a time in which the server couldn't be reached or was
 * slow. Called once a page, when it's idle.
 */
export function keepForOffline(): void {
  let askedAgain = Number.NEGATIVE_INFINITY
  let planned: ReturnType<typeof setTimeout> | undefined
  let keptFor: string | undefined
  const startKeeping = (again = false) => {
    const id = storedUser()?.id
    // `npm run dev` has no worker.
    if (!import.meta.env.PROD || id === undefined || (id === keptFor && !again)) return
    keptFor = id
    void import('#web/client/offline/keep.ts').then(({ keep }) => keep(id)).catch(() => undefined)
  }
  const askAgain = () => {
    askedAgain = performance.now()
    void queryClient.invalidateQueries()
    // Continues what a lost connection interrupted.
    startKeeping(true)
  }
  onBack(({ because }) => {
    clearTimeout(planned)
    planned = setTimeout(askAgain, Math.max(0, askedAgain + AGAIN_AFTER[because] - performance.now()))
  })
  window.addEventListener('online', () => void queryClient.invalidateQueries({ type: 'active' }))
  retryInTrouble()
  startKeeping()
  subscribeToUser(() => startKeeping())
}
