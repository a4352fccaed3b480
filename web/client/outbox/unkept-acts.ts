import * as messages from 'messages/outbox'
import { untilConfirmed } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import type { NewAct } from './act-store.ts'
import { sendAct } from './send-act.ts'

/** Acts in a browser that keeps nothing: sent at once or not at all. */
export class UnkeptActs {
  /** Of intents without an answer: tried again, one keeps its key, because its answer may have been lost. */
  readonly #keys = new Map<string, string>()

  /** @throws ApiError, which says that nothing is kept where nothing was reached */
  async send<Answer>(act: NewAct): Promise<Answer> {
    const { memberId, kind, ids, body } = act
    const intent = JSON.stringify([memberId, kind, ids, body])
    const key = this.#keys.get(intent) ?? act.key
    this.#keys.set(intent, key)
    try {
      const answer = await untilConfirmed(() => sendAct({ ...act, key }))
      this.#keys.delete(intent)
      return answer as Answer
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error
      throw new ApiError({ status: 0, text: messages.cannotKeep, sentence: messages.cannotKeep, cause: error })
    }
  }
}
