import type { FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswer } from './cached-answer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** In characters. Compressing a shorter answer costs more than it saves. */
const WORTH_COMPRESSING = 1_024

/** How many answers are cached, the most recent ones: a few megabytes at 10 kB each. */
const CACHED = 500

/**
 * Caches compressed answers that differ for each member but are requested repeatedly. A long answer is compressed again
 * only when its text has changed; the texts are compared.
 */
export class RecentAnswers {
  readonly #cached = new Map<string, { text: string; answer: CachedAnswer }>()

  /** @param whose the key: a new answer with the same key replaces the earlier one */
  async send(request: FastifyRequest, reply: FastifyReply, whose: string, text: string): Promise<void> {
    if (text.length < WORTH_COMPRESSING) {
      reply.type(JSON_TYPE).send(text)
      return
    }
    await this.#answerFor(whose, text).send(request, reply)
  }

  #answerFor(whose: string, text: string): CachedAnswer {
    const cached = this.#cached.get(whose)
    const isSame = cached?.text === text
    const entry = isSame ? cached : { text, answer: new CachedAnswer(Buffer.from(text), JSON_TYPE, { quick: true }) }
    // Reinserted at the end, where the most recent are.
    this.#cached.delete(whose)
    this.#cached.set(whose, entry)
    if (this.#cached.size > CACHED) this.#cached.delete(this.#cached.keys().next().value ?? '')
    return entry.answer
  }
}
