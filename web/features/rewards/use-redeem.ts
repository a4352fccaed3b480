import { useQueryClient } from '@tanstack/react-query'
import type { Redemption, RewardType } from 'contract/rewards'
import type { UserWithMessage } from 'contract/users'
import * as messages from 'messages/rewards'
import { postOnce } from '#web/client/api/api.ts'
import { ApiError, failureText } from '#web/client/api/api-error.ts'
import { useIntentKeys } from '#web/client/api/idempotency-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { refreshUser } from '#web/client/session/session.ts'
import { updateUser } from '#web/client/session/stored-user.ts'
import type { ToastMessage } from '#web/ui/toast.ts'
import { availableRewardsQuery, deliveriesQuery } from './reward-queries.ts'

/** Redeems tokens for a reward, once however often it is tried, and says how it went. */
export function useRedeem() {
  const { id, claimedRewards } = useMember()
  const queryClient = useQueryClient()
  const { keyFor, clearKey } = useIntentKeys()
  const refetchRewards = () => {
    void queryClient.invalidateQueries(deliveriesQuery(id))
    return queryClient.invalidateQueries(availableRewardsQuery(id))
  }
  return useToastMutation({
    send: async (rewardType: RewardType): Promise<UserWithMessage> => {
      const body = { rewardType } satisfies Redemption
      // The same for both: another login meanwhile would make a new one.
      const key = keyFor(rewardType)
      const redeem = () => postOnce<UserWithMessage>(`/api/users/${id}/redeem-reward`, key, body)
      try {
        return await redeem()
      } catch (error) {
        // The reward was delivered and the answer lost, or the count on this screen was an old one. The same key tells.
        const user = await refreshUser().catch(() => null)
        const times = (claimed: readonly string[]) => claimed.filter((each) => each === rewardType).length
        if (isRefused(error) || !user || times(user.claimedRewards) <= times(claimedRewards)) throw error
        return await redeem()
      }
    },
    done: ({ message }) => ({ title: messages.redeemed, description: message }),
    failed: whyRefused,
    onSaved: ({ user }, rewardType) => {
      clearKey(rewardType)
      updateUser(user)
      // An answer under a key of before has the user of then.
      refreshUser().catch(() => undefined)
      return refetchRewards()
    },
    onFailed: refetchRewards,
  })
}

function whyRefused(error: Error): ToastMessage {
  const title = isTooExpensive(error) ? messages.insufficientTokens : messages.redemptionFailed
  return { title, description: failureText(error, messages.redeemFailed) }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function isTooExpensive(error: Error): boolean {
  return error instanceof ApiError && error.code === 'INSUFFICIENT_TOKENS'
}
