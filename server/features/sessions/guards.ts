import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import type { SessionCookies } from './cookies.ts'
import { type Caller, readSession } from './read-session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the scopes that need a session; null elsewhere. */
    caller: Caller | null
    /** Whether its body was still on the way after the session had been looked up. */
    isUnderWay: boolean
  }
}

export async function useSessionCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('caller', null)
  app.decorateRequest('isUnderWay', false)
}

/** Routes of this scope are open to visitors and show members more. An ended session counts as none. */
export function knowSession(
  scope: FastifyInstance,
  deps: Pick<Dependencies, 'database' | 'now'>,
  cookies: SessionCookies,
): void {
  scope.addHook('onRequest', async (request) => {
    request.caller = (await callerBehind(request, deps, cookies)) ?? null
  })
}

/**
 * Every route of this scope needs a session. A body may take minutes, and the session may end meanwhile: it is looked up
 * again before the handler of a write runs, unless the body came with the headers.
 */
export function requireSession(
  scope: FastifyInstance,
  deps: Pick<Dependencies, 'database' | 'now'>,
  cookies: SessionCookies,
): void {
  const signIn = async (request: FastifyRequest) => {
    const caller = await callerBehind(request, deps, cookies)
    // Clears no cookie: a late refusal would end a session that has begun in another tab.
    if (caller === undefined) throw new Refusal('NOT_SIGNED_IN')
    request.caller = caller
  }
  scope.addHook('onRequest', async (request) => {
    await signIn(request)
    if (!isWrite(request)) return
    // A body in the same packet as the headers has been read by then.
    setImmediate(() => {
      request.isUnderWay = !request.raw.complete
    })
  })
  scope.addHook('preHandler', async (request) => {
    if (request.isUnderWay) await signIn(request)
  })
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

async function callerBehind(
  request: FastifyRequest,
  deps: Pick<Dependencies, 'database' | 'now'>,
  cookies: SessionCookies,
) {
  const token = cookies.sessionToken(request)
  if (!token) return undefined
  return readSession(deps, token, (err) => request.log.warn({ err }, 'visit not recorded'))
}

/** Every route of this scope, inside one that requires a session, is for administrators. */
export function requireAdministrator(scope: FastifyInstance): void {
  const check = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    if (callerOf(request).is_admin === 1) done()
    else done(new Refusal('ADMINISTRATORS_ONLY'))
  }
  scope.addHook('onRequest', check)
  // The caller may have been looked up again.
  scope.addHook('preHandler', check)
}

/** Every route of this scope names a member in its path, and it must be the caller: the same refusal whether that member exists or not. */
export function requireSelf(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    const { id } = request.params as { id?: string }
    if (request.caller !== null && id === request.caller.id) done()
    else done(new Refusal('NOT_YOURS'))
  })
}

/** Who is calling, in a scope that requires a session. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('This route is registered outside a scope that requires a session.')
  return request.caller
}
