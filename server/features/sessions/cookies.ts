import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE_COOKIE } from '#server/http/language.ts'
import { COOKIE_MAX_AGE } from './session-rules.ts'

/** Readable by the page, and without a secret: it only tells the site that it's worth asking who is signed in. */
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

  /** @param language null clears the choice */
  setLanguage(reply: FastifyReply, language: string | null): void {
    const options = { ...this.#options, httpOnly: false }
    if (language === null) reply.clearCookie(LANGUAGE_COOKIE, options)
    else reply.setCookie(LANGUAGE_COOKIE, language, { ...options, maxAge: YEAR })
  }

  /** The device stays known. */
  clear(reply: FastifyReply): void {
    reply.clearCookie(`${this.#prefix}session`, this.#options)
    reply.clearCookie(HINT_COOKIE, { ...this.#options, httpOnly: false })
  }
}

/**
 * At the end of a session the browser clears its cached answers, including the pages behind Back. Its storage stays:
 * the site itself removes the member's data there, and the rest belongs to the browser, such as which guides were
 * shown. Its cookies stay, too: the one that identifies the browser lets its owner log in while an attacker guesses
 * passwords.
 */
export function clearCachedAnswers(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"')
}
