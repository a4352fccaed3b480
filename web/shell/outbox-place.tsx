import { useEffect, useState } from 'react'
import { useWasIdle } from '#web/client/lazy/when-idle.ts'
import { loadOutbox } from '#web/client/outbox/do-act.ts'
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
    loadOutbox(),
    import('#web/ui/toast-viewport.tsx'),
  ])
  return OutboxStrip
})

/** Shows members what waits for a connection. While nothing waits, its script loads after the screen. */
export function OutboxPlace() {
  const isMember = useUser() !== null
  const [isWaiting] = useState(mayHaveActs)
  const wasIdle = useWasIdle()
  const leave = useLeaveQuestion()
  // The strip asks the question at logout, also before the page is idle. If its script can't be loaded, the answer is yes.
  const wanted = leave ?? (isWaiting || wasIdle)
  const { Component } = useStrip(isMember && wanted, () => leave?.answer(true))
  useEffect(() => {
    // An act needs the outbox even if the connection is lost before the page is idle.
    if (isMember) void loadOutbox().catch(() => undefined)
  }, [isMember])
  return isMember && Component ? <Component /> : null
}
