import { queryOptions } from '@tanstack/react-query'
import type { Leaderboard } from 'contract/leaderboard'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/**
 * The board as this member sees it. The key names the member, so that the next one to sign in doesn't find it in the
 * cache.
 */
export function leaderboardQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.leaderboard, memberId],
    queryFn: ({ signal }) => get<Leaderboard>('/api/leaderboard', signal),
  })
}
