import type { FastifyRequest } from 'fastify'
import { routeOf } from '#server/http/route-of.ts'
import { addressBlock } from '#server/limits/address-block.ts'

/** What the log says of a request: who, where there is a session, from which address block, and by which route. */
export function sourceOf(request: FastifyRequest) {
  const memberId = request.caller?.id
  return {
    ...(memberId === undefined ? {} : { memberId }),
    addressBlock: addressBlock(request.ip),
    route: routeOf(request),
  }
}
