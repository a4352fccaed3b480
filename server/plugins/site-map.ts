import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from 'contract/built-site'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from 'game/html'
import { addressIn } from 'messages/addresses'
import type { Config } from '#server/config.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'

/** Serves `/sitemap.xml`, with each public page in each language, and `/robots.txt`, which links to it. */
export function serveSiteMap(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  site: BuiltSite,
  dist: string,
) {
  const robots = join(dist, 'robots.txt')
  const rules = existsSync(robots) ? readFileSync(robots, 'utf8') : ''
  const answers = {
    '/sitemap.xml': new CachedAnswer(Buffer.from(siteMap(site, publicUrl)), 'application/xml; charset=utf-8'),
    '/robots.txt': new CachedAnswer(
      Buffer.from(`${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`),
      'text/plain; charset=utf-8',
    ),
  }
  for (const [address, answer] of Object.entries(answers)) {
    app.get(address, { schema: { hide: true }, compress: false }, async (request, reply) => {
      reply.headers({ vary: 'accept-encoding', 'cache-control': 'public, max-age=3600' })
      await answer.send(request, reply)
      return reply
    })
  }
}

function siteMap({ languages }: BuiltSite, publicUrl: string): string {
  const codes = languages.map(({ code }) => code)
  const paths = Object.entries(languages[0]?.pages ?? {})
    .filter(([, { isPublic, isIndexable }]) => isPublic && isIndexable)
    .map(([path]) => path)
  const whole = (code: string, path: string) => escapeHtml(publicUrl + addressIn(code, path))
  const alternates = (path: string) =>
    codes.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${whole(code, path)}"/>`).join('') +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${whole('en', path)}"/>`
  const urls = paths.flatMap((path) =>
    codes.map((code) => `<url><loc>${whole(code, path)}</loc>${codes.length > 1 ? alternates(path) : ''}</url>`),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}
