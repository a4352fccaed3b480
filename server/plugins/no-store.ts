import type { FastifyInstance } from 'fastify'

/** API answers depend on the moment and the person, so nothing in between may cache them. */
export function noStore(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}
