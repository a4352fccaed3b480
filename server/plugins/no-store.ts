import type { FastifyInstance } from 'fastify'

/** Answers of the API are for this moment and this person: nothing between us keeps them. */
export function noStore(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}
