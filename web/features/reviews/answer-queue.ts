import type { ReviewAnswer, ReviewVerdict } from 'contract/reviews'
import { ApiError } from '#web/client/api/api-error.ts'
import { keepSending } from '#web/client/outbox/start-outbox.ts'
import { outbox, useOutbox } from '#web/client/outbox/the-outbox.ts'
import { WAITS } from '#web/client/outbox/waits.ts'

/** What the server made of an answer; `refused`: the question is not due any more, or was changed. */
export type Outcome = { verdict: ReviewVerdict } | { refused: ApiError }

/**
 * Sends an answer in the background, after those before it. What can't be sent waits in the outbox.
 * @returns what the server made of it, however long that takes; undefined where this page won't learn it
 */
export async function queueAnswer(memberId: string, answer: ReviewAnswer): Promise<Outcome | undefined> {
  keepSending()
  try {
    const intent = { memberId, kind: 'review', body: answer, name: '' } as const
    const verdict = await outbox.act<ReviewVerdict>(intent, { patient: true })
    return verdict === WAITS ? undefined : { verdict }
  } catch (error) {
    if (error instanceof ApiError) return { refused: error }
    throw error
  }
}

/** Whether answers wait because the server can't be reached. */
export function useUnsentAnswers(): boolean {
  const { isStuck, waiting } = useOutbox()
  return isStuck && waiting.some(({ kind }) => kind === 'review')
}
