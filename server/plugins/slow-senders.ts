import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, in milliseconds, instead of BODY_TIME. */
    bodyTime?: number
  }
}

/** Measured to be enough for a body of the usual size. In milliseconds. */
const BODY_TIME = 5_000

/** The longest `bodyTime` of any route, in milliseconds. */
export const LONGEST_BODY_TIME = 120_000

/** Fastify never reads the body of these methods, so it can't end before the answer does. */
const BODYLESS = new Set(['GET', 'HEAD', 'TRACE'])

/**
 * Closes the connection of a client that sends its body too slowly, or goes on sending after the answer. The number of
 * connections is limited, so idle ones would keep others out.
 */
export function cutOffSlowSenders(app: FastifyInstance): void {
  // After onRequest, so that the time our own hooks take isn't counted.
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
