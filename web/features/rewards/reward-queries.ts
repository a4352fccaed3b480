import { queryOptions } from '@tanstack/react-query'
import type { AvailableReward, Delivery } from 'contract/rewards'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** Milliseconds: people ask for contact, or for no more of it, at any time, so a later visit asks again. */
export const FRESH_FOR = 30_000

/** What this member's redemptions delivered, newest first. */
export function deliveriesQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.deliveries, memberId],
    queryFn: ({ signal }) => get<Delivery[]>(`/api/users/${memberId}/rewards`, signal),
    staleTime: FRESH_FOR,
  })
}

/** Which rewards can be delivered at the moment. */
export function availableRewardsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.availableRewards, memberId],
    queryFn: ({ signal }) => get<AvailableReward[]>(`/api/users/${memberId}/available-rewards`, signal),
    staleTime: FRESH_FOR,
  })
}
