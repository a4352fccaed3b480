import type { BuiltSite } from 'contract/built-site'
import type { FastifyRequest } from 'fastify'
import { addressIn, withoutPrefix } from 'messages/addresses'
import type { LanguageCode } from 'messages/languages'
import { acceptedLanguage, chosenLanguage, LANGUAGE_COOKIE, languageOfVisitor } from '#server/http/language.ts'

/** The languages of the built site, and which one a request gets. */
export class SiteLanguages {
  /** English first. */
  readonly codes: readonly LanguageCode[]
  /** The `vary` header of every document. */
  readonly vary: string
  readonly #publicPaths: ReadonlySet<string>

  constructor({ languages }: BuiltSite) {
    this.codes = languages.map(({ code }) => code as LanguageCode)
    this.vary = this.codes.length > 1 ? 'accept-encoding, accept-language, cookie' : 'accept-encoding'
    const pages = Object.entries(languages[0]?.pages ?? {})
    this.#publicPaths = new Set(pages.filter(([, { isPublic }]) => isPublic).map(([path]) => path))
  }

  /** The language for an address that is the same in each language. */
  ofVisitor(request: FastifyRequest): LanguageCode {
    return languageOfVisitor(readRequest(request), this.codes)
  }

  /** Undefined for a visitor who has chosen none, or one that the site doesn't have. */
  chosenBy(request: FastifyRequest): LanguageCode | undefined {
    return chosenLanguage(readRequest(request).cookie, this.codes)
  }

  /** The language that a visitor of a page in `code` might prefer; undefined for one who has chosen. */
  offerOn(code: LanguageCode, request: FastifyRequest): LanguageCode | undefined {
    if (this.chosenBy(request) !== undefined) return undefined
    const preferred = acceptedLanguage(readRequest(request).acceptLanguage, this.codes)
    return preferred === code ? undefined : preferred
  }

  /** The language that the prefix of an address names; undefined without a prefix. */
  ofAddress(url: string): LanguageCode | undefined {
    const path = pathOf(url)
    return this.codes.find((code) => withoutPrefix(code, path) !== path)
  }

  /** The address of a page in another language; unchanged for what isn't a public page. */
  addressIn(code: LanguageCode, url: string): string {
    const from = this.ofAddress(url)
    const path = from === undefined ? pathOf(url) : withoutPrefix(from, pathOf(url))
    return this.#publicPaths.has(path) ? addressIn(code, path) + url.slice(pathOf(url).length) : url
  }
}

function readRequest({ cookies, headers }: FastifyRequest) {
  return { cookie: cookies?.[LANGUAGE_COOKIE], acceptLanguage: headers['accept-language'] }
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
