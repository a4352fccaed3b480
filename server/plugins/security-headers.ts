import type { FastifyInstance } from 'fastify'

/** Allows only our own host, no inline script or style, and no HTML from strings. */
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

/** For everything but pages. */
const STRICT_POLICY = `${POLICY};trusted-types 'none'`

/** For pages: only they may register the service worker, and only that script (web/client/offline/worker.ts). */
export const PAGE_POLICY = `${POLICY};trusted-types service-worker`

const TWO_YEARS = 63_072_000

/** The headers of every answer, also of refusals and files. */
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
