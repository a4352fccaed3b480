import { queryOptions } from '@tanstack/react-query'
import type { Challenge } from 'contract/challenges'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** The daily challenges with this member's progress, in order. */
export function challengesQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.challenges, memberId],
    queryFn: ({ signal }) => get<Challenge[]>(`/api/users/${memberId}/challenges`, signal),
  })
}
