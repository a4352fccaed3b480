import * as messages from 'messages/client'
import { OFFLINE } from '#web/client/api/api-error.ts'
import { isOnline } from '#web/client/offline/connection.ts'

/** What imports failed with. */
const failures = new WeakSet<object>()

/** What to say where a part of the page cannot be fetched. */
export function missingScriptSentence(): string {
  return isOnline() ? messages.partNotLoaded : OFFLINE
}

/** Whether this is an import that failed: a browser may remember that for as long as the page lives. */
export function isMissingScript(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/**
 * Where a screen's script cannot be fetched, the router reloads the page once, because a release may have replaced the
 * file. Without a connection that would lose the page for nothing, and a page that is being left would come back: Firefox
 * and WebKit cancel what it still fetches. Under another message the router shows its error screen instead.
 * @returns a function that stops it
 */
export function keepPageFromReloading(): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  window.addEventListener('beforeunload', leave, { signal })
  window.addEventListener('pagehide', leave, { signal })
  const stay = () => {
    isLeaving = false
  }
  // Shown again from the browser's memory, or never left: the address was a download.
  window.addEventListener('pageshow', stay, { signal })
  window.addEventListener('pointerdown', stay, { signal })
  window.addEventListener('keydown', stay, { signal })
  const rename = ({ payload }: VitePreloadErrorEvent) => {
    failures.add(payload)
    if (!isOnline()) payload.message = OFFLINE
    else if (isLeaving) payload.message = missingScriptSentence()
  }
  window.addEventListener('vite:preloadError', rename, { signal })
  return () => watch.abort()
}
