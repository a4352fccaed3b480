import type { PagePreloads } from 'contract/built-site'
import { escapeHtml } from 'game/html'
import { ABOUT } from '#web/features/landing/about.ts'
import type { PageEntry } from '#web/page-entry.ts'

/** Stands for the site's own address; the server puts it in when it starts (PUBLIC_URL). */
export const PUBLIC_URL = '__PUBLIC_URL__'

type Attributes = Record<string, string>

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>`
}

const property = (name: string, content: string): string => tag('meta', { property: name, content })

/** Open Graph: what a chat or a social network shows of a link. */
function sharing(title: string, description: string, url: string | undefined): string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', 'Whistlestop'),
    property('og:title', title),
    property('og:description', description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    property('og:image', `${PUBLIC_URL}/og.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A steam train crosses a viaduct before snowy mountains'),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

function about(page: PageEntry, address: string): string[] {
  const { title = 'Whistlestop', description = ABOUT, sharedAs, isCanonical = false, isIndexable } = page
  const url = isCanonical ? `${PUBLIC_URL}${address}` : undefined
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(isIndexable ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...(url === undefined ? [] : [tag('link', { rel: 'canonical', href: url })]),
    ...(sharedAs === undefined ? [] : sharing(sharedAs, description, url)),
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
  /** Of the page, where it has one alone. */
  address: string
  preloads: PagePreloads
  /** The inside of `<body>`. */
  body: string
}

/**
 * @param template what documents have in common, with a pair of `<!--page-->` where each has its own: web/index.html
 * @throws Error when the template has no place for the page
 */
export function composeDocument(template: string, { page, address, preloads, body }: Document): string {
  const [start, , middle, , end, ...more] = template.split('<!--page-->')
  if (start === undefined || middle === undefined || end === undefined || more.length > 0) {
    throw new Error('web/index.html needs two pairs of <!--page-->, one in its head and one in its body')
  }
  const head = [...about(page, address), ...files(preloads)].join('\n    ')
  return [start, head, middle, body, end].join('')
}
