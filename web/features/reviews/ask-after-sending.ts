import { get, wasKept } from '#web/client/api/api.ts'
import type { KeptAct } from '#web/client/outbox/act-store.ts'
import { sendActs } from '#web/client/outbox/do-act.ts'

type Question<Answer> = {
  memberId: string
  path: string
  signal: AbortSignal
  /**
   * Leaves out of an answer what waited to be sent when it was asked for.
   * @param isKept whether this device gave the answer
   */
  correct: (
    corrections: typeof import('./without-connection.ts'),
    answer: Answer,
    waited: readonly KeptAct[] | undefined,
    isKept: boolean,
  ) => Promise<Answer>
}

/** Sends what waits, asks, and corrects an answer that may know nothing of it: one that this device kept, for example. */
export async function askAfterSending<Answer extends object>(question: Question<Answer>): Promise<Answer> {
  const { memberId, path, signal, correct } = question
  const sending = await sendActs(memberId)
  const answer = await get<Answer>(path, signal)
  // What other answers say of the connection meanwhile doesn't count.
  const isKept = wasKept(answer)
  if (!sending?.isUnfinished && !isKept) return answer
  return correct(await import('./without-connection.ts'), answer, sending?.acts, isKept)
}
