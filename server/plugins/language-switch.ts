import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { isOnHttps } from '#server/config.ts'
import { LANGUAGE_COOKIE } from '#server/http/language.ts'
import { Refusal } from '#server/refusal.ts'
import type { SiteLanguages } from './site-languages.ts'

const YEAR = 365 * 24 * 3600

/**
 * `GET /language/es?to=/courses` stores the language and redirects to the page in it. It's a GET, so that a plain link
 * works without script. A link from another site only redirects.
 */
export function serveLanguageSwitch(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl'>,
  languages: SiteLanguages,
): void {
  type Request = { Params: { code: string }; Querystring: { to?: unknown } }
  app.get<Request>('/language/:code', { schema: { hide: true } }, async (request, reply) => {
    const code = languages.codes.find((each) => each === request.params.code)
    if (code === undefined) throw new Refusal('NOT_FOUND')
    if (isFromOurPages(request.headers['sec-fetch-site'])) {
      reply.setCookie(LANGUAGE_COOKIE, code, {
        path: '/',
        sameSite: 'lax',
        secure: isOnHttps(config),
        maxAge: YEAR,
      })
    }
    reply.header('cache-control', 'no-store')
    return reply.redirect(languages.addressIn(code, ownAddress(request.query.to)), 303)
  })
}

/** `none`: typed in, or a bookmark. Browsers that don't send the header are too old for the site. */
function isFromOurPages(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Keeps only the path and the query. @returns the start page for what has no path on this site */
function ownAddress(to: unknown): string {
  const url = typeof to === 'string' ? URL.parse(to, 'http://site.invalid') : null
  // `/.//other.example` has the path `//other.example`, which as an address is another host.
  return url === null || !/^\/(?!\/)/.test(url.pathname) ? '/' : url.pathname + url.search
}
