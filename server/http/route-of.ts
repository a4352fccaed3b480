import type { FastifyRequest } from 'fastify'

/**
 * Method and pattern of the route: `PUT /api/courses/:id`. The address itself may contain a token, so it is never
 * logged.
 */
export function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions?.url ?? '(no route)'}`
}
