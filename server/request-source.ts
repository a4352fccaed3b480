import type { FastifyRequest } from 'fastify'
import { addressBlock } from '#server/limits/address-block.ts'

/** Method and pattern of the route: `PUT /api/courses/:id`. The address itself may hold a token, so it is never said. */
export function routeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions?.url ?? '(no route)'}`
}

/** What the log says of a request: who, where there is a session, from which address block, and by which route. */
export function sourceOf(request: FastifyRequest) {
  const memberId = request.caller?.id
  return {
    ...(memberId === undefined ? {} : { memberId }),
    addressBlock: addressBlock(request.ip),
    route: routeOf(request),
  }
}
