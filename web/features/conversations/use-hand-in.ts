import type { PracticeResult, PracticeRun } from 'contract/conversations'
import * as messages from 'messages/conversations'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { SAVED_HERE } from '#web/client/outbox/saved-here.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'

type HandIn = {
  /** The conversation's. */
  title: string
  onResult: (result: PracticeResult) => void
  /** There is no connection: the run is sent later. */
  onKept: () => void
}

/** Sends a finished run; the server replays it, stores what it ended in, and pays the first clear ending. */
export function useHandIn({ title, onResult, onKept }: HandIn) {
  const { id } = useMember()
  const afterPaidWrite = usePaidWrite()
  return useToastMutation({
    invalidates: [[...queryKeys.conversations, 'list']],
    send: (run: PracticeRun) => doAct<PracticeResult>({ memberId: id, kind: 'practice', body: run, name: title }),
    done: (result) => (result === WAITS ? SAVED_HERE : whatWasPaid(result)),
    failed: messages.handInFailed,
    onSaved: (result) => {
      if (result === WAITS) return onKept()
      afterPaidWrite(result.user)
      onResult(result)
    },
  })
}

function whatWasPaid({ tokensEarned: tokens, pointsEarned: points }: PracticeResult) {
  if (tokens + points === 0) return undefined
  return { title: messages.clearEndingReached, description: messages.paid({ tokens, points }) }
}
