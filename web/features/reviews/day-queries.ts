import { queryOptions } from '@tanstack/react-query'
import type { Memory, Today } from 'contract/reviews'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { askAfterSending } from './ask-after-sending.ts'

/** Whoever opens a screen so long after its last answer gets a new one: time itself changes it. In milliseconds. */
export const FRESH_FOR = 1_000

/** What there is to do today. What waits is sent before or left out: what it did isn't due any more. */
export function todayQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.today, memberId],
    queryFn: ({ signal }) =>
      askAfterSending<Today>({
        memberId,
        path: `/api/users/${memberId}/today`,
        signal,
        correct: ({ todayWithoutConnection }, ...answer) => todayWithoutConnection(memberId, ...answer),
      }),
  })
}

/** What the member remembers, by idea, station and course. */
export function memoryQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.memory, memberId],
    queryFn: ({ signal }) => get<Memory>(`/api/users/${memberId}/memory`, signal),
  })
}
