import type { PracticeResult, PracticeRun } from 'contract/conversations'
import * as messages from 'messages/conversations'
import { useEffect, useEffectEvent, useRef } from 'react'
import { newRequestKey } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import type { NewAct } from '#web/client/outbox/act-store.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { dropRun, holdRun } from '#web/client/outbox/finished-run.ts'
import { SAVED_HERE } from '#web/client/outbox/saved-here.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { storedUser } from '#web/client/session/stored-user.ts'

type HandIn = {
  /** The conversation's. */
  title: string
  onResult: (result: PracticeResult) => void
  /** There is no connection: the run is sent later. */
  onKept: () => void
}

/**
 * Sends a finished run once its member leaves the ending, however they leave it, because until then they may step back. The
 * server replays it, stores what it ended in, and pays the first clear ending.
 */
export function useHandIn({ title, onResult, onKept }: HandIn) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  const held = useRef<NewAct>(undefined)
  const { mutate, isPending } = useToastMutation({
    invalidates: [[...queryKeys.conversations, 'list']],
    send: (run: NewAct) => doAct<PracticeResult>(run),
    done: (result) => (result === WAITS ? SAVED_HERE : whatWasPaid(result)),
    failed: messages.handInFailed,
    onSaved: (result, run) => {
      dropRun(run)
      if (result === WAITS) return onKept()
      afterPaidWrite(result.user)
      onResult(result)
    },
    onFailed: (_, run) => {
      held.current = run
    },
  })
  /** Holds a finished run, or drops it when the conversation goes on. */
  const hold = (body: PracticeRun | undefined) => {
    if (held.current) dropRun(held.current)
    held.current = body && { memberId: id, kind: 'practice', body, name: title, key: newRequestKey(), at: Date.now() }
    if (held.current) holdRun(held.current)
  }
  const handIn = () => {
    const run = held.current
    held.current = undefined
    if (run) mutate(run)
  }
  const leave = useEffectEvent(() => {
    // After a logout, nothing of the member may stay on the device.
    if (storedUser()?.id === id) handIn()
  })
  useEffect(() => () => leave(), [])
  return { hold, handIn, isPending }
}

function whatWasPaid({ tokensEarned: tokens, pointsEarned: points }: PracticeResult) {
  if (tokens + points === 0) return undefined
  return { title: messages.clearEndingReached, description: messages.paid({ tokens, points }) }
}
