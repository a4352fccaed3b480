import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressBlock } from '#server/features/accounts/public.ts'
import { Refusal } from '#server/refusal.ts'

/** Far above what a person does, low enough that one caller cannot keep a process busy alone. */
const CALLS_A_MINUTE = 1_200

/**
 * The pace of one caller in this process: by member where there is a session, by network address otherwise. It comes
 * last of all refusals (decisions §2). Limits that must be exact over all processes are in the database.
 */
export async function limitPace(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: '1 minute',
    hook: 'preHandler',
    keyGenerator: (request) => request.caller?.id ?? addressBlock(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  })
}
