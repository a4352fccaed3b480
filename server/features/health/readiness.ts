import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/database/database.ts'

/** How long an answer is reused for other requests, in milliseconds. */
const GOOD_FOR = 1_000

/** Balancers wait no longer, in milliseconds. */
const TIMEOUT = 2_000

/**
 * Whether the database accepts writes. It is probed at most once a second and never twice at the same time, for any
 * number of requests. Changes are logged with their reason.
 */
export class Readiness {
  readonly #database: Database
  readonly #logger: FastifyBaseLogger
  #began = Number.NEGATIVE_INFINITY
  #isUnderWay = false
  #answer: Promise<boolean> = Promise.resolve(false)
  #wasReady = true

  constructor(database: Database, logger: FastifyBaseLogger) {
    this.#database = database
    this.#logger = logger
  }

  /** Never throws, and answers within two seconds. */
  async isReady(): Promise<boolean> {
    const now = performance.now()
    if (!this.#isUnderWay && now - this.#began >= GOOD_FOR) {
      this.#began = now
      this.#isUnderWay = true
      this.#answer = this.#ask()
    }
    const over = new AbortController()
    const late = setTimeout(Math.max(0, this.#began + TIMEOUT - now), false, { signal: over.signal, ref: false })
    late.catch(() => undefined)
    try {
      return await Promise.race([this.#answer, late])
    } finally {
      over.abort()
    }
  }

  async #ask(): Promise<boolean> {
    let why: unknown
    const isReady = await this.#database.isReady((reason) => {
      why = reason
    })
    this.#isUnderWay = false
    if (isReady !== this.#wasReady) {
      this.#wasReady = isReady
      if (isReady) this.#logger.info('the database accepts writes again')
      else this.#logger.error({ err: why }, 'the database accepts no writes')
    }
    return isReady
  }
}
