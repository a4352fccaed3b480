import { queryOptions } from '@tanstack/react-query'
import type { Memory, Today } from 'contract/reviews'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { mayHaveUnsentAnswers } from './unsent-answers.ts'

/** Whoever opens a screen so long after its last answer gets a new one: time itself changes it. In milliseconds. */
export const FRESH_FOR = 1_000

/** What there is to do today. Answers that wait are sent first: what they answered isn't due any more. */
export function todayQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.today, memberId],
    queryFn: async ({ signal }) => {
      if (mayHaveUnsentAnswers()) await sendUnsentAnswers(memberId)
      return get<Today>(`/api/users/${memberId}/today`, signal)
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

/** Where the script can't be fetched now, they wait for the next visit. */
async function sendUnsentAnswers(memberId: string): Promise<void> {
  const queue = await import('./answer-queue.ts').catch(() => undefined)
  await queue?.sendWaiting(memberId)
}
