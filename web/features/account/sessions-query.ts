import { queryOptions } from '@tanstack/react-query'
import type { AccountSession } from 'contract/account'
import { get } from '#web/client/api.ts'

export const SESSIONS_KEY = 'sessions'

/** Where the member is logged in, now rather than a while ago. */
export function sessionsQuery(memberId: string) {
  return queryOptions({
    queryKey: [SESSIONS_KEY, memberId],
    queryFn: ({ signal }) => get<AccountSession[]>(`/api/users/${memberId}/sessions`, signal),
    staleTime: 0,
  })
}
