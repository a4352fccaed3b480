import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long sending the body of a request may take, in milliseconds, where it is not the usual time. */
    bodyTime?: number
  }
}

/** Enough for a body of the usual size, in milliseconds (measured). */
const BODY_TIME = 5_000

/** The longest that any route allows; nothing holds a socket for longer while it sends. In milliseconds. */
export const LONGEST_BODY_TIME = 120_000

/** Fastify never reads the body of these, so it can't end before the answer does. */
const BODYLESS = new Set(['GET', 'HEAD', 'TRACE'])

/**
 * Closes the connection of whoever is too slow with a body, or goes on sending after the answer: a socket that is held
 * open is one that nobody else has.
 */
export function cutOffSlowSenders(app: FastifyInstance): void {
  // Not in onRequest: while our own hooks wait for the database, the sender isn't the one who's slow.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request) && !BODYLESS.has(request.method)) {
      closeUnlessEnded(request, request.routeOptions.config.bodyTime ?? BODY_TIME)
    }
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (hasBody(request) && !request.raw.readableEnded) closeUnlessEnded(request, BODY_TIME)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function closeUnlessEnded({ raw }: FastifyRequest, after: number): void {
  const timer = setTimeout(() => {
    if (!raw.readableEnded) raw.destroy()
  }, after)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}
