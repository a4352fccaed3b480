import { useWasIdle } from '#web/client/lazy/when-idle.ts'
import { type Trouble, useTrouble } from '#web/client/offline/connection.ts'
import { useNewVersion } from '#web/client/offline/new-version.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const useSiteLines = lazyComponent(async () => (await import('#web/shell/site-lines-shown.tsx')).SiteLinesShown)

/** How long the line waits for the screen, in milliseconds. */
const SCREEN_MS = 500

/**
 * Under the header: that what is shown isn't new, and that a new version of the site is there. The script is one of those
 * that are kept, so it's there without a connection.
 */
export function SiteLines() {
  const trouble = useTrouble()
  const take = useNewVersion()
  const memberId = useUser()?.id
  // The screen goes first, if there is one: the line formats a date, and the first format is slow on a cheap phone.
  const wasIdle = useWasIdle(SCREEN_MS)
  const isDue = wasIdle || trouble?.missing === 'page'
  const { Component } = useSiteLines(isDue && ((isWorthALine(trouble) && memberId) || take))
  return (
    <div aria-live="polite">
      {Component && <Component trouble={isWorthALine(trouble) ? trouble : null} memberId={memberId} take={take} />}
    </div>
  )
}

/** Not where only something failed that nobody sees. */
const isWorthALine = (trouble: Trouble | null): boolean =>
  trouble !== null && (trouble.since !== undefined || trouble.missing !== 'nothing')
