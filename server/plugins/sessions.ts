import cookie, { type CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { type Caller, COOKIE_MAX_AGE, readSession } from '#server/features/accounts/public.ts'
import type { Act } from '#server/features/audit/public.ts'
import { addressBlock } from '#server/limits/address-block.ts'
import { Refusal } from '#server/refusal.ts'
import { routeOf } from '#server/request-source.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the scopes that need a session; null elsewhere. */
    caller: Caller | null
    /** Whether its body was still on the way after the session had been looked up. */
    isUnderWay: boolean
  }
}

/** Readable by the page, worth nothing: it only tells the site that asking who is signed in is worth a call. */
const HINT_COOKIE = 'signed_in'
const YEAR = 365 * 24 * 3600

type Tokens = { sessionToken: string; deviceToken: string }

/** Reads and writes the cookies. Under https their names bind them to this host alone. */
export class SessionCookies {
  readonly #prefix: string
  readonly #options: CookieSerializeOptions

  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:')
    this.#prefix = secure ? '__Host-' : ''
    this.#options = { path: '/', httpOnly: true, sameSite: 'lax', secure }
  }

  sessionToken(request: FastifyRequest): string | undefined {
    return request.cookies[`${this.#prefix}session`]
  }

  deviceToken(request: FastifyRequest): string | undefined {
    return request.cookies[`${this.#prefix}device`]
  }

  set(reply: FastifyReply, { sessionToken, deviceToken }: Tokens): void {
    reply.setCookie(`${this.#prefix}session`, sessionToken, { ...this.#options, maxAge: COOKIE_MAX_AGE })
    reply.setCookie(`${this.#prefix}device`, deviceToken, { ...this.#options, maxAge: YEAR })
    reply.setCookie(HINT_COOKIE, '1', { ...this.#options, httpOnly: false, maxAge: COOKIE_MAX_AGE })
  }

  /** The device stays known. */
  clear(reply: FastifyReply): void {
    reply.clearCookie(`${this.#prefix}session`, this.#options)
    reply.clearCookie(HINT_COOKIE, { ...this.#options, httpOnly: false })
  }
}

export async function useSessionCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('caller', null)
  app.decorateRequest('isUnderWay', false)
}

/** Routes of this scope are for everybody, and show more to some: an ended session is none. */
export function knowSession(scope: FastifyInstance, deps: Dependencies, cookies: SessionCookies): void {
  scope.addHook('onRequest', async (request) => {
    request.caller = (await callerBehind(request, deps, cookies)) ?? null
  })
}

/**
 * Every route of this scope needs a session. A body may take minutes, and the session may end meanwhile: it is looked up
 * again before the handler of a write runs, unless the body came with the headers.
 */
export function requireSession(scope: FastifyInstance, deps: Dependencies, cookies: SessionCookies): void {
  const signIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerBehind(request, deps, cookies)
    if (caller === undefined) {
      if (cookies.sessionToken(request)) cookies.clear(reply)
      throw new Refusal('NOT_SIGNED_IN')
    }
    request.caller = caller
  }
  scope.addHook('onRequest', async (request, reply) => {
    await signIn(request, reply)
    if (!isWrite(request)) return
    // A body in the same packet as the headers has been read by then.
    setImmediate(() => {
      request.isUnderWay = !request.raw.complete
    })
  })
  scope.addHook('preHandler', async (request, reply) => {
    if (request.isUnderWay) await signIn(request, reply)
  })
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

async function callerBehind(request: FastifyRequest, deps: Dependencies, cookies: SessionCookies) {
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

/** Who acts, from where and by which route, for the audit log. In a scope that requires a session. */
export function actOf(request: FastifyRequest): Act {
  return { memberId: callerOf(request).id, addressBlock: addressBlock(request.ip), route: routeOf(request) }
}
