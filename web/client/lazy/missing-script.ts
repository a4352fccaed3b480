import { OFFLINE } from '#web/client/api/api-error.ts'

/** What imports failed with. */
const failures = new WeakSet<object>()

/** What to say where a part of the page cannot be fetched. */
export function missingScriptSentence(): string {
  return navigator.onLine ? 'This part of the page couldn’t be loaded. Please reload the page.' : OFFLINE
}

/** Whether this is an import that failed: a browser may remember that for as long as the page lives. */
export function isMissingScript(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error)
}

/**
 * Where a screen's script cannot be fetched, the router reloads the page once, because a release may have replaced the
 * file. Without a connection that would lose the page for nothing: under another message it shows its error screen.
 * @returns a function that stops it
 */
export function keepPageWithoutConnection(): () => void {
  const rename = ({ payload }: VitePreloadErrorEvent) => {
    failures.add(payload)
    if (!navigator.onLine) payload.message = OFFLINE
  }
  window.addEventListener('vite:preloadError', rename)
  return () => window.removeEventListener('vite:preloadError', rename)
}
