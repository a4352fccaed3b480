import type { PagePreloads } from 'contract/built-site'
import { escapeHtml } from 'game/html'
import { addressIn } from 'messages/addresses'
import type { PageEntry } from '#web/page-entry.ts'
import type { Prerendered } from '../prerender.tsx'
import { manifestAddress } from './app-manifest.ts'
import type { SiteLanguage } from './languages.ts'

/** Stands for the site's own address; the server puts it in when it starts (PUBLIC_URL). */
export const PUBLIC_URL = '__PUBLIC_URL__'

type Attributes = Record<string, string>

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>`
}

const property = (name: string, content: string): string => tag('meta', { property: name, content })

/** What the documents of one language have in common. */
export interface Edition {
  language: SiteLanguage
  /** All that the site is built in, English first. */
  languages: readonly SiteLanguage[]
  texts: Pick<Prerendered, 'about' | 'picture'>
}

interface Shared {
  title: string
  description: string
  url: string | undefined
  picture: string
}

/** Open Graph: what a chat or a social network shows of a link. */
function sharing({ title, description, url, picture }: Shared): string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', 'Whistlestop'),
    property('og:title', title),
    property('og:description', description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    property('og:image', `${PUBLIC_URL}/og.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', picture),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** Where search engines find a public page: in this language, and in each of them. */
function addresses(path: string, { language, languages }: Edition): string[] {
  const inLanguage = (code: string) => `${PUBLIC_URL}${addressIn(code, path)}`
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href })
  const others = [
    ...languages.map(({ code }) => alternate(code, inLanguage(code))),
    alternate('x-default', `${PUBLIC_URL}${path}`),
  ]
  return [tag('link', { rel: 'canonical', href: inLanguage(language.code) }), ...(languages.length > 1 ? others : [])]
}

function about(page: PageEntry, path: string | undefined, edition: Edition): string[] {
  const { title = 'Whistlestop', description = edition.texts.about, sharedAs, isIndexable } = page
  const url = path === undefined ? undefined : `${PUBLIC_URL}${addressIn(edition.language.code, path)}`
  const { picture } = edition.texts
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(isIndexable ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(path === undefined ? [] : addresses(path, edition)),
    ...(sharedAs === undefined ? [] : sharing({ title: sharedAs, description, url, picture })),
  ]
}

function files({ fonts, styles, scripts: [script = '', ...ahead], calls }: PagePreloads): string[] {
  return [
    ...fonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href, crossorigin: '' })),
    `${tag('script', { type: 'module', src: script, crossorigin: '' })}</script>`,
    // As `get` asks, so that the browser hands it this answer; Safari is said to ask again.
    ...calls.map((href) => tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'use-credentials' })),
    ...ahead.map((href) => tag('link', { rel: 'modulepreload', href, crossorigin: '' })),
  ]
}

interface Document {
  page: PageEntry
  /** Of a public page, without the prefix of a language. */
  path: string | undefined
  preloads: PagePreloads
  /** The inside of `<body>`. */
  body: string
}

/** A document made of web/index.html, in this language. Left to right goes without saying. */
export function inLanguage(html: string, { code, direction }: SiteLanguage): string {
  return html.replace(
    '<html lang="en">',
    direction === 'rtl' ? `<html lang="${code}" dir="rtl">` : `<html lang="${code}">`,
  )
}

/**
 * @param template what documents have in common, with a pair of `<!--page-->` where each has its own: web/index.html
 * @throws Error when the template has no place for the page
 */
export function composeDocument(template: string, { page, path, preloads, body }: Document, edition: Edition): string {
  const [start, , middle, , end, ...more] = template.split('<!--page-->')
  if (start === undefined || middle === undefined || end === undefined || more.length > 0) {
    throw new Error('web/index.html needs two pairs of <!--page-->, one in its head and one in its body')
  }
  const manifest = tag('link', { rel: 'manifest', href: manifestAddress(edition.language) })
  const head = [...about(page, path, edition), manifest, ...files(preloads)].join('\n    ')
  return inLanguage([start, head, middle, body, end].join(''), edition.language)
}
