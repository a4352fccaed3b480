import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Stands in the page where each request's own nonce goes: the page is rendered with one fixed configuration. */
const NONCE = 'nonce-of-this-request'

/**
 * The readable page of the API at /api/docs, and the description itself at /api/openapi.json. The page needs inline
 * script and style, so it has a policy of its own, with a nonce a request for the script; nothing comes from another host.
 */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  const { default: reference } = await import('@scalar/fastify-api-reference')
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      if (!isPage || typeof payload !== 'string') return payload
      const nonce = randomBytes(16).toString('base64')
      reply.header('content-security-policy', policyWith(nonce))
      return payload.replaceAll(NONCE, nonce)
    })
    await scope.register(reference, {
      routePrefix: '/api/docs',
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
  })
}

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
