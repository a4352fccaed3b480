import { queryOptions } from '@tanstack/react-query'
import type { League } from 'contract/leagues'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** Others’ points are brought up to date about as often. In milliseconds. */
const EVERY = 60_000

/** The member’s league of the week. It’s asked for again while it’s looked at: others earn points, and the week ends. */
export function leagueQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.league, memberId],
    queryFn: ({ signal }) => get<League>(`/api/users/${memberId}/league`, signal),
    staleTime: 1_000,
    refetchInterval: EVERY,
  })
}
