import { queryOptions } from '@tanstack/react-query'
import type { Help, Rescues } from 'contract/rescues'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** Who of the member's people needs a hand. Others change it, and time does. */
export function rescuesQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.rescues, memberId],
    queryFn: ({ signal }) => get<Rescues>(`/api/users/${memberId}/rescues`, signal),
    staleTime: 0,
  })
}

/** Whether a message of the member's sponsor is to be thanked for. */
export function helpQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.help, memberId],
    queryFn: ({ signal }) => get<Help>(`/api/users/${memberId}/help`, signal),
    staleTime: 0,
  })
}
