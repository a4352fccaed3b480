import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/features/sessions/public.ts'
import { routeOf } from '#server/http/route-of.ts'
import { addressBlock } from '#server/limits/address-block.ts'

/** Who does something that is recorded, and from where. */
export type Actor = {
  memberId: string
  /** As `addressBlock` says. */
  addressBlock: string
  /** Method and pattern: `PUT /api/courses/:id`. */
  route: string
}

/** Of a request in a scope that requires a session. */
export function actorOf(request: FastifyRequest): Actor {
  return { memberId: callerOf(request).id, addressBlock: addressBlock(request.ip), route: routeOf(request) }
}
