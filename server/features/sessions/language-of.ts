import type { FastifyRequest } from 'fastify'
import type { LanguageCode } from 'messages/languages'
import { messagesIn, type ServerMessages } from 'messages/server'
import type { Config } from '#server/config.ts'
import { LANGUAGE_COOKIE, languageOfVisitor } from '#server/http/language.ts'
import { offeredLanguage } from '#server/languages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages that people can choose; undefined on a bare server, which answers in English. */
    languages: Config['languages'] | undefined
  }
}

/**
 * The language of the answer to a request: the caller's own, else that of the cookie, else one that the browser
 * accepts, else English. The caller's row was read with the session, so it costs no query.
 */
export function languageOf({ caller, cookies, headers, server }: FastifyRequest): LanguageCode {
  const languages = server.languages ?? ['en']
  // Before routing there are no cookies yet.
  const visitor = { cookie: cookies?.[LANGUAGE_COOKIE], acceptLanguage: headers['accept-language'] }
  return offeredLanguage({ languages }, caller?.language) ?? languageOfVisitor(visitor, languages)
}

/** The messages for the answer to a request. */
export function messagesFor(request: FastifyRequest): ServerMessages {
  return messagesIn(languageOf(request))
}
