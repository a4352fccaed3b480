import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressBlock } from '#server/limits/address-block.ts'
import { Refusal } from '#server/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this request has been counted for the pace of its caller. */
    isCounted: boolean
  }
}

/** Far above what a person needs, and low enough that one caller can't keep a process busy. */
export const CALLS_A_MINUTE = 1_200

const MINUTE = 60_000

/** How many callers are counted, the most recent ones: a few megabytes. */
const CALLERS = 20_000

/** How many requests each caller has sent to this process in a minute that begins with the first of them. */
export class Pace {
  readonly #callers = new Map<string, { calls: number; until: number }>()

  /** @returns seconds until the caller may send again; 0 if they may now */
  count(caller: string): number {
    const known = this.#callers.get(caller)
    if (known !== undefined && known.until > performance.now()) {
      known.calls += 1
      return this.wait(caller)
    }
    // Reinserted at the end, so that the callers whose minute ends first are the first of the map.
    this.#callers.delete(caller)
    this.#callers.set(caller, { calls: 1, until: performance.now() + MINUTE })
    if (this.#callers.size > CALLERS) this.#callers.delete(this.#callers.keys().next().value ?? '')
    return 0
  }

  /** The same without counting a request. */
  wait(caller: string): number {
    const known = this.#callers.get(caller)
    if (known === undefined || known.calls <= CALLS_A_MINUTE) return 0
    return Math.max(0, Math.ceil((known.until - performance.now()) / 1000))
  }
}

/**
 * Limits how many requests one caller may send to this process: a member where there is a session, otherwise an address
 * block. It's checked last, and requests refused earlier count too. Limits that must be exact across processes are in the
 * database.
 */
export function limitPace(app: FastifyInstance, pace: Pace, hasSession: (request: FastifyRequest) => boolean): void {
  app.decorateRequest('isCounted', false)
  app.addHook('onRequest', (request, _reply, done) => {
    // With a session it may be a member, who is counted separately from their address.
    const seconds = hasSession(request) ? 0 : pace.wait(addressBlock(request.ip))
    if (seconds === 0) return done()
    request.isCounted = true
    done(tooMany(seconds))
  })
  app.addHook('preHandler', (request, _reply, done) => {
    const refusal = countOnce(pace, request)
    if (refusal === undefined) done()
    else done(refusal)
  })
}

/**
 * Counts a request that wasn't counted yet.
 * @returns the refusal for one too many
 */
export function countOnce(pace: Pace, request: FastifyRequest): Refusal | undefined {
  if (request.isCounted) return undefined
  request.isCounted = true
  const seconds = pace.count(request.caller?.id ?? addressBlock(request.ip))
  return seconds === 0 ? undefined : tooMany(seconds)
}

function tooMany(seconds: number): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', { retryAfter: seconds })
}
