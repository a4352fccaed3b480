import { dropCookieHint } from '#web/client/session/visitor-hint.ts'

/** In localStorage: somebody logged out here without a connection, so the server still has their session. */
const KEY = 'logout-to-send'

/** Ends the session on this device: the page can't delete the session's own cookie, but nothing of ours asks with it. */
export function leaveLater(): void {
  dropCookieHint()
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is switched off: then the copy of the user wasn't stored either.
  }
}

/** Whether the server is still to be told (send-logout.ts). */
export function isLogoutWaiting(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function logoutSent(): void {
  localStorage.removeItem(KEY)
}
