import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltLanguage, BuiltPage, BuiltSite, OfferSlot } from 'contract/built-site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from 'game/html'
import { addressIn } from 'messages/addresses'
import type { LanguageCode } from 'messages/languages'
import type { Dependencies } from '#server/dependencies.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { LandingPage } from '#server/plugins/landing-figures.ts'
import type { SiteLanguages } from './site-languages.ts'

type Sender = Pick<LandingPage, 'send'>

/** A page in one language, which sends its body. */
export interface Page extends Sender {
  status: BuiltPage['status']
  memberCalls: readonly string[]
}

export type PageByLanguage = ReadonlyMap<LanguageCode, Page>

type Parts = Pick<Dependencies, 'config' | 'database'>

interface SitePage {
  /** Without a language prefix. */
  path: string
  isPublic: boolean
  inLanguage: PageByLanguage
}

/**
 * All pages of the built site.
 * @throws Error when a file that the manifest names is missing
 */
export function readSite(
  site: BuiltSite,
  languages: SiteLanguages,
  deps: Parts,
  dist: string,
): { pages: SitePage[]; notFound: PageByLanguage } {
  const [first] = site.languages
  const read = (path: string, pageOf: (language: BuiltLanguage) => BuiltPage | undefined): PageByLanguage =>
    new Map(
      site.languages.flatMap((language) => {
        const built = pageOf(language)
        const code = language.code as LanguageCode
        return built === undefined
          ? []
          : [[code, readPage(built, { site, languages, code, path, deps, dist })] as const]
      }),
    )
  return {
    notFound: read('', ({ notFound }) => notFound),
    pages: Object.entries(first?.pages ?? {}).map(([path, { isPublic }]) => {
      return { path, isPublic, inLanguage: read(path, ({ pages }) => pages[path]) }
    }),
  }
}

interface Place {
  site: BuiltSite
  languages: SiteLanguages
  code: LanguageCode
  path: string
  deps: Parts
  dist: string
}

function readPage(
  { document, status, slots, memberCalls = [] }: BuiltPage,
  { site, languages, code, path, deps, dist }: Place,
): Page {
  const file = join(dist, document)
  if (!existsSync(file)) throw new Error(`The built site has no ${document}. Run: npm run build`)
  const html = readFileSync(file, 'utf8')
  const { publicUrl, figures, offer } = slots
  const filled = publicUrl === undefined ? html : html.replaceAll(publicUrl, () => escapeHtml(deps.config.publicUrl))
  const sender = (text: string) =>
    figures === undefined ? cachedPage(text) : new LandingPage(text, code, figures, deps)
  if (offer === undefined) return { status, memberCalls, send: sendBy(sender(filled)) }
  const offering = (other: BuiltLanguage | undefined) =>
    sender(filled.replace(offer, () => (other === undefined ? '' : writeOffer(other.offer, { other, code, path }))))
  const made = new Map<LanguageCode | undefined, Sender>()
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const other = languages.offerOn(code, request)
    // One for each language of the site, built on first use.
    const page = made.get(other) ?? offering(site.languages.find((each) => each.code === other))
    made.set(other, page)
    await page.send(request, reply)
  }
  return { status, memberCalls, send }
}

const sendBy =
  (sender: Sender): Sender['send'] =>
  (request, reply) =>
    sender.send(request, reply)

function writeOffer(
  { html, address, putAway }: OfferSlot,
  { other, code, path }: { other: BuiltLanguage; code: LanguageCode; path: string },
): string {
  return html
    .replaceAll(address, () => escapeHtml(addressIn(other.code, path)))
    .replaceAll(putAway, () => escapeHtml(`/language/${code}?to=${encodeURIComponent(path)}`))
}

function cachedPage(html: string): Sender {
  const answer = new CachedAnswer(Buffer.from(html), 'text/html; charset=utf-8')
  return { send: (request, reply) => answer.send(request, reply) }
}
