import { queryOptions } from '@tanstack/react-query'
import type { Memory, Today } from 'contract/reviews'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { hasTrouble } from '#web/client/offline/connection.ts'
import { sendActs } from '#web/client/outbox/do-act.ts'

/** Whoever opens a screen so long after its last answer gets a new one: time itself changes it. In milliseconds. */
export const FRESH_FOR = 1_000

/** What there is to do today. What waits is sent before or left out: what it did isn't due any more. */
export function todayQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.today, memberId],
    queryFn: async ({ signal }) => {
      const sending = await sendActs(memberId)
      const today = await get<Today>(`/api/users/${memberId}/today`, signal)
      if (!sending?.isUnfinished && !hasTrouble()) return today
      const { todayWithoutConnection } = await import('./without-connection.ts')
      return todayWithoutConnection(memberId, today, sending?.acts)
    },
  })
}

/** What the member remembers, by idea, station and course. */
export function memoryQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.memory, memberId],
    queryFn: ({ signal }) => get<Memory>(`/api/users/${memberId}/memory`, signal),
  })
}
