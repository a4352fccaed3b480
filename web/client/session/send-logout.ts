import { post } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { isLogoutWaiting, logoutSent } from '#web/client/session/leave-later.ts'

let sending: Promise<void> | undefined

/**
 * Tells the server, where it doesn't know yet. Before somebody else logs in here, and whenever there may be a connection.
 * @throws ApiError when it can't be reached
 */
export async function sendLogout(): Promise<void> {
  if (!isLogoutWaiting()) return
  // One at a time across all tabs: a second one might arrive after a login and end that session.
  sending ??= alone().finally(() => {
    sending = undefined
  })
  await sending
}

async function alone(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('logout', send)
  else await send()
}

async function send(): Promise<void> {
  // Another tab that had the lock may have sent it.
  if (!isLogoutWaiting()) return
  try {
    await post('/api/auth/logout')
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  logoutSent()
}
