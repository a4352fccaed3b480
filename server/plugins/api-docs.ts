import { randomBytes } from 'node:crypto'
import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance } from 'fastify'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { loadOnce } from '#server/load-once.ts'

/** Collects every route's schemas as it is registered, so this must come before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Whistlestop',
        version: '1',
        description:
          'Every call the site makes. A session cookie logs a caller in. Writes need a JSON body where one is listed ' +
          'and must come from the same origin (Sec-Fetch-Site or Origin). Refusals all have one shape: ' +
          '{statusCode, code, error, message}. Each answer has an id of its own in X-Request-Id, the one in our log.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    },
  })
}

/** A placeholder for each request's nonce, because the page is rendered once. */
const NONCE = 'nonce-of-this-request'

const PREFIX = '/api/docs'
const SCRIPT = `${PREFIX}/js/scalar.js`

/** Without it browsers request /favicon.ico, which we don't have. */
const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />'

/** The script's last line names a source map that isn't in the package. */
const SOURCE_MAP = '//# sourceMappingURL='

/**
 * The readable page of the API at /api/docs, and the description itself at /api/openapi.json. The page needs inline
 * script and style, so it has its own policy, with one nonce per request for the script. Nothing is loaded from other hosts.
 */
export function serveApiDocs(app: FastifyInstance): void {
  const hidden = { schema: { hide: true }, compress: false } as const
  const description = loadOnce(
    async () => new CachedAnswer(Buffer.from(JSON.stringify(app.swagger())), 'application/json; charset=utf-8'),
  )
  app.get('/api/openapi.json', hidden, async (request, reply) => {
    await (await description()).send(request, reply.header('vary', 'accept-encoding'))
    return reply
  })
  app.get(PREFIX, hidden, async (_request, reply) => reply.redirect(`${PREFIX}/`, 301))

  app.get(`${PREFIX}/`, { schema: { hide: true } }, async (_request, reply) => {
    const { page } = await reference()
    const nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', policyWith(nonce)).type('text/html; charset=utf-8')
    return page.replaceAll(NONCE, nonce)
  })

  app.get<{ Querystring: { v?: string } }>(SCRIPT, hidden, async (request, reply) => {
    const { script } = await reference()
    const isThisOne = request.query.v === versionOf(script)
    reply.header('cache-control', isThisOne ? 'public, max-age=31536000, immutable' : 'no-cache')
    await script.send(request, reply.header('vary', 'accept-encoding'))
    return reply
  })
}

/** Part of the script's address, so that browsers can cache it permanently. */
function versionOf({ etag }: CachedAnswer): string {
  return etag.slice(1, 17)
}

function withoutSourceMap(script: Buffer): Buffer {
  const line = script.lastIndexOf(SOURCE_MAP)
  return line === -1 ? script : script.subarray(0, line)
}

/**
 * The page and its script of 4 MB. Generating it takes 35 MB of memory, so that happens on first use, in a separate
 * Fastify instance.
 */
const reference = loadOnce<{ page: string; script: CachedAnswer }>(async () => {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const server = fastify()
  await server.register(plugin, {
    routePrefix: PREFIX,
    configuration: {
      url: '/api/openapi.json',
      nonce: NONCE,
      pageTitle: 'Whistlestop API',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  const page = await server.inject(`${PREFIX}/`)
  const bytes = withoutSourceMap((await server.inject(SCRIPT)).rawPayload)
  await server.close()
  // Maximum compression would take ten seconds of CPU time.
  const script = new CachedAnswer(bytes, 'text/javascript; charset=utf-8', { quick: true })
  const address = page.body.replace('"js/scalar.js"', `"${SCRIPT}?v=${versionOf(script)}"`)
  return { page: address.replace('</head>', `${ICON}</head>`), script }
})

function policyWith(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The page adds styles while it runs, most of them without the nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
