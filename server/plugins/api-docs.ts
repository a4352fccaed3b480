import { randomBytes } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { loadOnce } from '#server/load-once.ts'

/** Stands in the page where each request's own nonce goes: the page is rendered with one fixed configuration. */
const NONCE = 'nonce-of-this-request'

const PREFIX = '/api/docs'

/** A page that names no icon makes browsers ask for /favicon.ico, which we do not have. */
const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />'

/** The script's last line names a map that its package does not bring. */
const SOURCE_MAP = '//# sourceMappingURL='

/**
 * The readable page of the API at /api/docs, and the description itself at /api/openapi.json. The page needs inline
 * script and style, so it has a policy of its own, with a nonce a request for the script; nothing comes from another host.
 */
export function serveApiDocs(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  app.get(PREFIX, hidden, async (_request, reply) => reply.redirect(`${PREFIX}/`, 301))

  app.get(`${PREFIX}/`, hidden, async (_request, reply) => {
    const page = await (await reference()).inject(`${PREFIX}/`)
    const nonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', policyWith(nonce)).type('text/html; charset=utf-8')
    return page.body.replaceAll(NONCE, nonce).replace('</head>', `${ICON}</head>`)
  })

  app.get(`${PREFIX}/js/scalar.js`, hidden, async (_request, reply) => {
    const script = await (await reference()).inject(`${PREFIX}/js/scalar.js`)
    return reply.type('text/javascript; charset=utf-8').send(withoutSourceMap(script.rawPayload))
  })
}

function withoutSourceMap(script: Buffer): Buffer {
  const line = script.lastIndexOf(SOURCE_MAP)
  return line === -1 ? script : script.subarray(0, line)
}

/** The page's makers take 35 MB of memory, so they come when somebody first opens it, as a server of their own. */
const reference = loadOnce<FastifyInstance>(async () => {
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
  return server
})

function policyWith(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The page writes its styles as it goes, most of them without the nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
