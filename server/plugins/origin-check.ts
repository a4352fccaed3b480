import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#server/refusal.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Writes must come from our own pages. Browsers state that in Sec-Fetch-Site, which no page can forge; older ones send
 * Origin. A request with neither is refused. Every write is checked, because the content type doesn't protect one
 * without a body.
 */
export function requireSameOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method) || isSameOrigin(request, publicUrl)) done()
    else done(new Refusal('FOREIGN_ORIGIN'))
  })
}

function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  return origin !== undefined && (origin === publicUrl || origin === `${request.protocol}://${request.headers.host}`)
}
