import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Everything from our own host, no inline script or style, no HTML from strings (recipes: `trusted-types 'none'`). */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

const TWO_YEARS = 63_072_000

/** The same headers on every answer, refusals and files included. */
export async function useSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: TWO_YEARS, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  })
}
