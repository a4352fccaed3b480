import type { FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswer } from './cached-answer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** In characters. A shorter answer is sent as it is: compressing it saves less than it costs. */
const WORTH_KEEPING = 1_024

/** How many answers are kept, the most recent: with 10 kB each some megabytes. */
const KEPT = 500

/**
 * Caches compressed answers that differ for each member but are requested repeatedly: a long one is compressed once for
 * as long as its text stays the same, which is compared, never assumed.
 */
export class RecentAnswers {
  readonly #kept = new Map<string, { text: string; answer: CachedAnswer }>()

  /** @param whose a new answer of the same person replaces the earlier one */
  async send(request: FastifyRequest, reply: FastifyReply, whose: string, text: string): Promise<void> {
    if (text.length < WORTH_KEEPING) {
      reply.type(JSON_TYPE).send(text)
      return
    }
    await this.#answerFor(whose, text).send(request, reply)
  }

  #answerFor(whose: string, text: string): CachedAnswer {
    const kept = this.#kept.get(whose)
    const isSame = kept?.text === text
    const entry = isSame ? kept : { text, answer: new CachedAnswer(Buffer.from(text), JSON_TYPE, { quick: true }) }
    // Put at the end, where the most recent are.
    this.#kept.delete(whose)
    this.#kept.set(whose, entry)
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return entry.answer
  }
}
