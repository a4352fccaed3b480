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
import type { Scope } from '#server/http/scope.ts'
import { answerError } from '#server/plugins/errors.ts'
import { countOnce, Pace } from '#server/plugins/pace.ts'
import { refuseExpectations, refuseWhatIsNoHttp } from '#server/plugins/parser-refusals.ts'
import { securityHeaders } from '#server/plugins/security-headers.ts'
import { cutOffSlowReaders } from '#server/plugins/slow-readers.ts'
import { LONGEST_BODY_TIME } from '#server/plugins/slow-senders.ts'

/** No call of ours needs more; uploads say so where they are. In bytes. */
const BODY_LIMIT = 256 * 1024

/**
 * Slow senders are cut off instead of holding a socket: of headers here, of bodies by the route. So is a reader who takes
 * nothing of an answer for as long as `silence`; a slow one takes something. In milliseconds.
 */
const TIMES = { request: LONGEST_BODY_TIME, headers: 4_000, check: 1_000, keepAlive: 72_000, silence: 30_000 }

/**
 * What is beyond is closed as soon as it is opened. Each may hold some 100 kB of an answer that is not read, so all of
 * them together take 200 MB.
 */
const CONNECTIONS = 2_000

/** Carries the id that an answer's lines in the log have. */
const REQUEST_ID = 'x-request-id'

/** In milliseconds. How long those who are connected are told to go before nobody is let in any more. */
const DRAIN_GRACE = 500

/** In milliseconds. For answers that had begun before. */
const SWEEP_WHILE_CLOSING = 250

/** Fastify with the settings that keep it upright; no routes yet. */
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
    // A replacement of this process drops nothing: what is under way is answered, idle sockets are closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A malformed address is refused before any hook has run, so the headers are put on here.
    frameworkErrors: (error, request, reply) => {
      const refusal = pace && countOnce(pace, request)
      return answerError(refusal ?? error, request, mark(request, reply.headers(headers)))
    },
    clientErrorHandler: refuseWhatIsNoHttp({ headers, pace }),
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.decorate('pace', pace)
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
    /** Whether this process is about to end, and somebody else should be asked. */
    isClosing: boolean
  }
}

/**
 * Before the process stops listening it goes on for a moment, and asks everybody to whom it answers to close the
 * connection. Whoever has just opened one, or sends on one just then, would find it reset otherwise; and one whose request
 * is under way would keep the process up for the whole of `keepAlive` (found by server/faults/replacements.test.ts).
 */
function drainConnections(app: Scope): void {
  app.decorate('isClosing', false)
  app.addHook('preClose', async () => {
    app.isClosing = true
    if (!app.server.listening) return
    if (await hasConnections(app)) await setTimeout(DRAIN_GRACE)
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_WHILE_CLOSING)
    app.server.once('close', () => clearInterval(sweep))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isClosing) reply.header('connection', 'close')
    done()
  })
}

async function hasConnections(app: Scope): Promise<boolean> {
  return (await promisify(app.server.getConnections.bind(app.server))()) > 0
}
