import { useQueryClient } from '@tanstack/react-query'
import type { Challenge, CheckedIn } from 'contract/challenges'
import * as messages from 'messages/challenges'
import { postOnce } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { useWishKeys } from '#web/client/api/idempotency-keys.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { challengesQuery } from './challenges-query.ts'

/** Checks in to one challenge. `onChecked` is called once the server has counted it. */
export function useCheckIn({ key, title }: Challenge, onChecked: (challenge: Challenge) => void) {
  const { id } = useMember()
  const { queryKey } = challengesQuery(id)
  const queryClient = useQueryClient()
  const afterPaidWrite = usePaidWrite()
  const { keyFor, granted } = useWishKeys()
  return useToastMutation({
    send: () => postOnce<CheckedIn>(`/api/users/${id}/challenges/${key}/check-in`, keyFor(key)),
    done: ({ challenge }) => whatWasCounted(challenge),
    failed: messages.checkInFailed({ title }),
    onSaved: ({ challenge, user }) => {
      granted(key)
      queryClient.setQueryData(queryKey, (list) => list?.map((each) => (each.key === challenge.key ? challenge : each)))
      afterPaidWrite(user)
      void queryClient.invalidateQueries({ queryKey: queryKeys.today })
      onChecked(challenge)
    },
    onFailed: (error) => {
      // The list is older than what another tab or another device did.
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

function whatWasCounted({ title, count, target, tokens, points, completedAt }: Challenge) {
  return completedAt === null
    ? { title: messages.checkedIn, description: messages.progress({ title, count, target }) }
    : { title: messages.challengeCompleted, description: messages.paid({ title, tokens, points }) }
}
