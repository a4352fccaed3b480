import { useEffect, useState } from 'react'
import { useWasIdle } from '#web/client/lazy/when-idle.ts'
import { useLeaveQuestion } from '#web/client/outbox/leave-question.ts'
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
  const leave = useLeaveQuestion()
  // Somebody who logs out at once is asked by the strip, too. Without its script nobody can be, and the answer is yes.
  const wanted = leave ?? (isWaiting || wasIdle)
  const { Component } = useStrip(isMember && wanted, () => leave?.answer(true))
  useEffect(() => {
    // An act needs it, also where the connection is lost before the page is idle.
    if (isMember) void import('#web/client/outbox/the-outbox.ts').catch(() => undefined)
  }, [isMember])
  return isMember && Component ? <Component /> : null
}
