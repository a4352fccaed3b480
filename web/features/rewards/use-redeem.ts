import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Redemption, RewardType } from 'contract/rewards'
import type { UserWithMessage } from 'contract/users'
import { postOnce } from '#web/client/api.ts'
import { ApiError, failureText } from '#web/client/api-error.ts'
import { useMember } from '#web/client/member.tsx'
import { refreshUser } from '#web/client/session.ts'
import { storeUser } from '#web/client/stored-user.ts'
import { useWishKeys } from '#web/client/wish-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { availableRewardsQuery, deliveriesQuery } from './reward-queries.ts'

/** Redeems tokens for a reward, once however often it is tried, and says how it went (spec §5, §8). */
export function useRedeem() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const { keyFor, granted } = useWishKeys()
  return useMutation({
    mutationFn: (rewardType: RewardType) =>
      postOnce<UserWithMessage>(`/api/users/${id}/redeem-reward`, keyFor(rewardType), {
        rewardType,
      } satisfies Redemption),
    onSuccess: ({ user, message }, rewardType) => {
      granted(rewardType)
      storeUser(user)
      void queryClient.invalidateQueries(deliveriesQuery(id))
      toast({ title: 'Reward Redeemed!', description: message })
    },
    onError: refuse,
    onSettled: () => queryClient.invalidateQueries(availableRewardsQuery(id)),
  })
}

function refuse(error: Error): void {
  const description = failureText(error, 'Failed to redeem reward')
  if (!(error instanceof ApiError && error.code === 'INSUFFICIENT_TOKENS')) {
    toast({ title: 'Redemption Failed', description, variant: 'destructive' })
    return
  }
  toast({ title: 'Insufficient Tokens', description, variant: 'destructive' })
  // The count on this screen was not the server's any more.
  refreshUser().catch(() => undefined)
}
