import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

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
