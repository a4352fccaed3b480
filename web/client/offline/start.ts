import { queryClient } from '#web/client/api/query-client.ts'
import { onBack } from '#web/client/offline/connection.ts'
import { retryWhileOffline } from '#web/client/offline/retry.ts'
import { storedUser, subscribeToUser } from '#web/client/session/stored-user.ts'

/** Between two times of asking for everything again, in milliseconds: a connection may come and go. */
const AGAIN_AFTER = 30_000

/** Keeps the site and the answers for members, and refreshes them after a time offline. Called once a page, when it's idle. */
export function keepForOffline(): void {
  let askedAgain = Number.NEGATIVE_INFINITY
  let planned: ReturnType<typeof setTimeout> | undefined
  let startKeeping = () => {}
  const askAgain = () => {
    planned = undefined
    askedAgain = performance.now()
    void queryClient.invalidateQueries()
    // Continues what a lost connection interrupted.
    startKeeping()
  }
  onBack(() => {
    if (planned !== undefined) return
    planned = setTimeout(askAgain, Math.max(0, askedAgain + AGAIN_AFTER - performance.now()))
  })
  window.addEventListener('online', () => void queryClient.invalidateQueries({ type: 'active' }))
  retryWhileOffline()
  // `npm run dev` has no worker.
  if (!import.meta.env.PROD) return
  let started: string | undefined
  const start = () => {
    const id = storedUser()?.id
    if (id === undefined || id === started) return
    started = id
    void import('#web/client/offline/keep.ts').then(({ keep }) => keep(id)).catch(() => undefined)
  }
  startKeeping = () => {
    started = undefined
    start()
  }
  start()
  subscribeToUser(start)
}
