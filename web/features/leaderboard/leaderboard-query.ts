import { queryOptions } from '@tanstack/react-query'
import type { Leaderboard } from 'contract/leaderboard'
import { get } from '#web/client/api.ts'
import { LEADERBOARD_KEY } from '#web/client/paid-write.ts'

/** The board as this member sees it: whoever signs in next must not find it in the cache. */
export function leaderboardQuery(memberId: string) {
  return queryOptions({
    queryKey: [LEADERBOARD_KEY, memberId],
    queryFn: ({ signal }) => get<Leaderboard>('/api/leaderboard', signal),
  })
}
