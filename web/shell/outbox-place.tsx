import { useState } from 'react'
import { useWasIdle } from '#web/client/lazy/when-idle.ts'
import { mayHaveActs } from '#web/client/outbox/waits.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'

/**
 * Together with what an act without a connection needs: the outbox, whose chunk for `import()` the strip doesn't load, and
 * the toast that says that the act is kept.
 */
const useStrip = lazyComponent(async () => {
  const [{ OutboxStrip }] = await Promise.all([
    import('./outbox-strip.tsx'),
    import('#web/client/outbox/the-outbox.ts'),
    import('#web/ui/toast-viewport.tsx'),
  ])
  return OutboxStrip
})

/** For members: where it says what waits for a connection. While nothing waits, its script comes after the screen's. */
export function OutboxPlace() {
  const isMember = useUser() !== null
  const [isWaiting] = useState(mayHaveActs)
  const wasIdle = useWasIdle()
  const { Component } = useStrip(isMember && (isWaiting || wasIdle))
  return isMember && Component ? <Component /> : null
}
