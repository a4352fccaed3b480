import { useWasIdle } from '#web/client/lazy/when-idle.ts'
import { type Trouble, useTrouble } from '#web/client/offline/connection.ts'
import { useNewVersion } from '#web/client/offline/new-version.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'

const useSiteLines = lazyComponent(async () => (await import('#web/shell/site-lines-shown.tsx')).SiteLinesShown)

/** How long the line waits for the screen, in milliseconds. */
const SCREEN_MS = 500

/**
 * Says under the header that the shown data isn't current, or that there is a new version of the site. Its script is one of
 * those that are kept, so it loads without a connection.
 */
export function SiteLines() {
  const trouble = useTrouble()
  const take = useNewVersion()
  const memberId = useUser()?.id
  // After the screen, because the line formats a date, and the first format is slow on a cheap phone.
  const wasIdle = useWasIdle(SCREEN_MS)
  const isDue = wasIdle || trouble?.missing === 'page'
  const { Component } = useSiteLines(isDue && ((isWorthALine(trouble) && memberId) || take))
  return (
    <div aria-live="polite">
      {Component && <Component trouble={isWorthALine(trouble) ? trouble : null} memberId={memberId} take={take} />}
    </div>
  )
}

/** Whether something visible is missing or old. */
const isWorthALine = (trouble: Trouble | null): boolean =>
  trouble !== null && (trouble.since !== undefined || trouble.missing !== 'nothing')
