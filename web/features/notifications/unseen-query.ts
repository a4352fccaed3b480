import { queryOptions } from '@tanstack/react-query'
import type { UnseenCount } from 'contract/notifications'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** The shortest time until the count is fetched again, in milliseconds. */
export const UNSEEN_FRESH_FOR = 60_000

/** How many notifications the member hasn't seen: on its own, because each page's header asks for it. */
export function unseenQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.notifications, memberId, 'unseen'],
    // Without the query's signal: a header that is rendered again must not fetch again.
    queryFn: () => get<UnseenCount>(`/api/users/${memberId}/notifications/unseen`),
  })
}
