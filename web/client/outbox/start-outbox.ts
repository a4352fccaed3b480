import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import { outbox } from './the-outbox.ts'

const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000

let isStarted = false

/**
 * From here on sends what waits: now, when the browser says that it's online or the page is shown again, and by itself,
 * later each time. Whether there is a connection, only a call tells. Another member who signs in finds nothing of the one
 * before.
 */
export function keepSending(): void {
  if (isStarted) return
  isStarted = true
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => void outbox.send()
  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const soon = () => {
    stopTimer()
    pause = FIRST_PAUSE
    send()
  }
  const sendLater = () => {
    timer = undefined
    if (document.visibilityState === 'visible') send()
  }
  outbox.subscribe(() => {
    if (!outbox.state.isStuck) {
      stopTimer()
      pause = FIRST_PAUSE
    } else if (timer === undefined) {
      timer = setTimeout(sendLater, Math.max(pause, outbox.retryAfter))
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  })
  followMember(soon)
  window.addEventListener('online', soon)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && soon())
  void eraseOthers()
    .then(() => outbox.takeOver())
    .then(soon)
}

/** Calls back when somebody signs in, once what was kept of others is gone. */
function followMember(signedIn: () => void): void {
  let before = storedUser()?.id
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== queryKeys.me[0]) return
    const now = storedUser()?.id
    if (now === before) return
    before = now
    if (now === undefined) void outbox.refresh()
    else void eraseOthers().then(signedIn)
  })
}

async function eraseOthers(): Promise<void> {
  const id = storedUser()?.id
  if (id !== undefined) await outbox.erase(id).catch(() => undefined)
}
