import type { FastifyRequest } from 'fastify'

/** Method and pattern of the route: `PUT /api/courses/:id`. The address itself may hold a token, so it is never said. */
export function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions?.url ?? '(no route)'}`
}
