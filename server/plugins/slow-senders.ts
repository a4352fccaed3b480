import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, in milliseconds, instead of what its largest body needs. */
    bodyTime?: number
  }
}

/** Measured to be enough for a body of the usual size. In milliseconds. */
const BODY_TIME = 5_000

/** What the slowest line that is allowed for carries, in bytes a millisecond, for routes that accept larger bodies. */
const SLOWEST_LINE = 50

/** Fastify never reads the body of these methods, so it can't end before the answer does. */
const BODYLESS = new Set(['GET', 'HEAD', 'TRACE'])

/**
 * Closes the connection of a client that sends its body too slowly, or goes on sending after the answer. The number of
 * connections is limited, so idle ones would keep others out.
 */
export function cutOffSlowSenders(app: FastifyInstance): void {
  // After onRequest, so that the time our own hooks take isn't counted.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request) && !BODYLESS.has(request.method)) closeUnlessEnded(request.raw, bodyTime(request))
    done()
  })
  // By no hook, because what is refused before the first one has an answer, too.
  for (const event of ['request', 'checkExpectation']) {
    app.server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      if (hasBody(request)) response.once('finish', () => closeUnlessEnded(request, BODY_TIME))
    })
  }
}

function bodyTime({ routeOptions: { config, bodyLimit } }: FastifyRequest): number {
  return config.bodyTime ?? Math.max(BODY_TIME, bodyLimit / SLOWEST_LINE)
}

function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function closeUnlessEnded(request: IncomingMessage, after: number): void {
  if (request.readableEnded) return
  const timer = setTimeout(() => {
    if (!request.readableEnded) request.destroy()
  }, after)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
