import { useQueryClient } from '@tanstack/react-query'
import type { Challenge, CheckedIn } from 'contract/challenges'
import * as messages from 'messages/challenges'
import { ApiError } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { SAVED_HERE } from '#web/client/outbox/saved-here.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { challengesQuery } from './challenges-query.ts'

/** Checks in to one challenge. */
export function useCheckIn(challenge: Challenge) {
  const { key, title } = challenge
  const { id } = useMember()
  const { queryKey } = challengesQuery(id)
  const queryClient = useQueryClient()
  const afterPaidWrite = usePaidWrite()
  return useToastMutation({
    send: () => doAct<CheckedIn>({ memberId: id, kind: 'check-in', ids: { key }, name: title }),
    done: (saved) => (saved === WAITS ? SAVED_HERE : whatWasCounted(saved.challenge)),
    failed: messages.checkInFailed({ title }),
    onSaved: (saved) => {
      const now = saved === WAITS ? checkedHere(challenge) : saved.challenge
      queryClient.setQueryData(queryKey, (list) => list?.map((each) => (each.key === key ? now : each)))
      if (saved !== WAITS) afterPaidWrite(saved.user)
      void queryClient.invalidateQueries({ queryKey: queryKeys.today })
    },
    onFailed: (error) => {
      // The list is older than what another tab or another device did.
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** As it will be once it's sent. Only the server says that it's completed, and pays. */
function checkedHere(challenge: Challenge): Challenge {
  return { ...challenge, count: Math.min(challenge.count + 1, challenge.target), checkedInToday: true }
}

function whatWasCounted({ title, count, target, tokens, points, completedAt }: Challenge) {
  return completedAt === null
    ? { title: messages.checkedIn, description: messages.progress({ title, count, target }) }
    : { title: messages.challengeCompleted, description: messages.paid({ title, tokens, points }) }
}
