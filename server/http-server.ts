import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import type { Config } from '#server/config.ts'
import { VIDEO_TIME } from '#server/http/body-times.ts'
import type { Scope } from '#server/http/scope.ts'
import { answerError } from '#server/plugins/errors.ts'
import { countOnce, Pace } from '#server/plugins/pace.ts'
import { answerMalformedRequests, refuseExpectations } from '#server/plugins/parser-refusals.ts'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { cutOffSlowReaders } from '#server/plugins/slow-readers.ts'

/** No call of ours needs more, except uploads, which set their own limit. In bytes. */
const BODY_LIMIT = 256 * 1024

/**
 * Slow senders are cut off instead of occupying a socket: of headers here, of bodies by the route. So is a reader who
 * takes nothing of an answer for `silence`; a slow reader takes something. In milliseconds.
 */
const TIMES = { request: VIDEO_TIME, headers: 4_000, check: 1_000, keepAlive: 72_000, silence: 30_000 }

/**
 * Connections beyond this are closed as soon as they are opened. Each may hold some 100 kB of an unread answer, so all
 * together take 200 MB.
 */
const CONNECTIONS = 2_000

/** The header with the id that marks a request's lines in the log. */
const REQUEST_ID = 'x-request-id'

/** In milliseconds. How long connected clients are asked to leave before the process stops listening. */
const DRAIN_GRACE = 500

/** In milliseconds. Connections whose answer had begun before become idle one after the other. */
const CLOSE_IDLE_EVERY = 250

/** Fastify with the settings that protect it; no routes yet. */
export function createServer(config: Config, logger: FastifyBaseLogger): Scope {
  const { trustProxy, publicUrl } = config
  const headers = securityHeaders(publicUrl)
  const pace = config.rateLimits ? new Pace() : undefined
  const app = fastify<RawServerDefault>({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: TIMES.request,
    keepAliveTimeout: TIMES.keepAlive,
    connectionTimeout: TIMES.silence,
    // A request without a host is refused with our headers, by requireOurHost.
    http: { headersTimeout: TIMES.headers, connectionsCheckingInterval: TIMES.check, requireHostHeader: false },
    // Replacing this process drops no request: running ones are answered, idle sockets are closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A malformed address is refused before any hook has run, so the headers are put on here.
    frameworkErrors: (error, request, reply) => {
      const refusal = pace && countOnce(pace, request)
      return answerError(refusal ?? error, request, mark(request, reply.headers(headers)))
    },
    clientErrorHandler: answerMalformedRequests({ headers, pace }),
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.decorate('pace', pace)
  app.decorate('languages', config.languages)
  app.server.maxConnections = CONNECTIONS
  cutOffSlowReaders(app.server, TIMES.silence)
  refuseExpectations(app, headers)
  app.addHook('onRequest', (request, reply, done) => {
    mark(request, reply)
    done()
  })
  drainConnections(app)
  return app
}

/** The headers that depend on the request. What may be cached of the API says so itself, in its route. */
function mark(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  return reply.header(REQUEST_ID, request.id)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where RATE_LIMITS is off. */
    pace: Pace | undefined
    /** Whether this process is about to end, so that balancers should use another one. */
    isClosing: boolean
  }
}

/**
 * Before the process stops listening it keeps serving for a short time, and asks each client that it answers to close
 * the connection. Otherwise a client that has just opened a connection, or is sending on one, would have it reset; and
 * one with a running request would keep the process up for the whole of `keepAlive` (found by
 * server/faults/replacements.test.ts).
 */
function drainConnections(app: Scope): void {
  app.decorate('isClosing', false)
  app.addHook('preClose', async () => {
    app.isClosing = true
    if (!app.server.listening) return
    if (await hasConnections(app)) await setTimeout(DRAIN_GRACE)
    const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY)
    app.server.once('close', () => clearInterval(closing))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isClosing) reply.header('connection', 'close')
    done()
  })
}

async function hasConnections(app: Scope): Promise<boolean> {
  return (await promisify(app.server.getConnections.bind(app.server))()) > 0
}
