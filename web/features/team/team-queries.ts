import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RecruitFilter, Recruits, Team } from 'contract/team'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** The figures are counted every few seconds; milliseconds. */
const AGAIN_AFTER = 60_000

/** The first count of a large site takes minutes, of others seconds. */
const AGAIN_WHILE_UNCOUNTED = 5_000

/** The figures of a member's team. */
export function teamQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.team, memberId],
    queryFn: ({ signal }) => get<Team>(`/api/users/${memberId}/team`, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.asOf === null ? AGAIN_WHILE_UNCOUNTED : AGAIN_AFTER),
  })
}

export type Look = { filter?: RecruitFilter | undefined; search?: string | undefined }

/** Those whom a member brought. */
export function recruitsQuery(memberId: string, { filter, search = '' }: Look) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.team, memberId, 'members', filter ?? '', search],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams()
      if (filter !== undefined) asked.set('filter', filter)
      if (search !== '') asked.set('search', search)
      if (pageParam !== null) asked.set('cursor', pageParam)
      const query = asked.size > 0 ? `?${asked}` : ''
      return get<Recruits>(`/api/users/${memberId}/team/members${query}`, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // During typing the old list stays until the new one is there.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
