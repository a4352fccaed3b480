import type { FastifyInstance } from 'fastify'

/** Everything from our own host, no inline script or style, no HTML from strings. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join(';')

/** Of all but pages. */
const STRICT_POLICY = `${POLICY};trusted-types 'none'`

/** Of pages: they may name the address of the service worker, and no other (web/client/offline/worker.ts). */
export const PAGE_POLICY = `${POLICY};trusted-types service-worker`

const TWO_YEARS = 63_072_000

/** What every answer carries, refusals and files included. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': STRICT_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }
      : {}),
  }
}

export function useSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
