import { askAgain, lastAsked } from '#web/client/offline/ask-again.ts'
import { currentTrouble, hasTrouble, isOffline, onTroubleChange } from '#web/client/offline/connection.ts'
import { retryInTrouble } from '#web/client/offline/retry.ts'
import { storedUser, subscribeToUser } from '#web/client/session/stored-user.ts'

/**
 * At least so long between two times of asking for everything again, in milliseconds: a connection may come and go, and some
 * servers stay slow.
 */
const AGAIN_AFTER = { offline: 30_000, slow: 300_000 }

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
  let wasOffline = false
  const askNow = () => {
    askedAgain = performance.now()
    wasOffline = false
    void askAgain()
    // Continues what a lost connection interrupted.
    startKeeping(true)
  }
  const follow = () => {
    clearTimeout(planned)
    wasOffline ||= isOffline()
    const ended = wasOffline ? 'offline' : currentTrouble() && 'slow'
    if (!ended || hasTrouble()) return
    // However it was asked for last: here, by a press of *Try again*, or when the browser was online again.
    const due = Math.max(askedAgain + AGAIN_AFTER[ended], lastAsked() + AGAIN_AFTER.offline)
    planned = setTimeout(askNow, Math.max(0, due - performance.now()))
  }
  onTroubleChange(follow)
  // The trouble may have begun before this ran.
  follow()
  window.addEventListener('online', askAgain)
  retryInTrouble()
  startKeeping()
  subscribeToUser(() => startKeeping())
}
