import { queryOptions } from '@tanstack/react-query'
import type { Challenge } from 'contract/challenges'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { hasTrouble } from '#web/client/offline/connection.ts'

/** The daily challenges with this member's progress, in order. */
export function challengesQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.challenges, memberId],
    queryFn: async ({ signal }) => {
      const challenges = await get<Challenge[]>(`/api/users/${memberId}/challenges`, signal)
      if (!hasTrouble()) return challenges
      const { withCheckIns } = await import('#web/client/outbox/with-waiting.ts')
      return withCheckIns(memberId, challenges)
    },
  })
}
