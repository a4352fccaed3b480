import { queryOptions } from '@tanstack/react-query'
import type { AccountSession } from 'contract/account'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** Where the member is logged in, now rather than a while ago. */
export function sessionsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.sessions, memberId],
    queryFn: ({ signal }) => get<AccountSession[]>(`/api/users/${memberId}/sessions`, signal),
    staleTime: 0,
  })
}
