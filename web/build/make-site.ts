import type { BuiltPage, BuiltSite, PagePreloads } from 'contract/built-site'
import type { PageEntry } from '#web/page-entry.ts'
import type { Prerendered } from '../prerender.tsx'
import { type Bundle, splitOff } from './bundle.ts'
import { composeDocument, PUBLIC_URL } from './documents.ts'
import { PRELOADED_FONTS } from './fonts-plugin.ts'
import { APPLICATION_ENTRY, LANDING_ENTRY } from './paths.ts'
import type { SitePage } from './site-pages.ts'

const FIGURES = '<!--figures-->'

type Files = Pick<Bundle, 'scriptsOf' | 'stylesOf' | 'assets' | 'packages'>

/** The documents by file name, and the manifest. */
export interface MadeSite {
  documents: Record<string, string>
  site: BuiltSite
}

/** The documents of the site, each with what it asks for at once, from what React and the bundler made. */
export function makeSite(template: string, { pages, landing, shell }: Prerendered, files: Files): MadeSite {
  const documents: Record<string, string> = {}
  const fonts = addresses(files.assets(PRELOADED_FONTS))

  const preloads = (entry: string, routes: readonly string[], calls: readonly string[] = []): PagePreloads => {
    const scripts = files.scriptsOf(entry, ...routes.map(splitOff))
    const styles = addresses(files.stylesOf(scripts))
    return { fonts, styles, scripts: addresses(scripts), drawings: [], calls: [...calls] }
  }

  const put = (document: string, body: string, page: PageEntry, asked: PagePreloads, address = ''): BuiltPage => {
    const html = composeDocument(template, { page, address, preloads: asked, body })
    documents[document] = html
    const slots = {
      ...(html.includes(PUBLIC_URL) ? { publicUrl: PUBLIC_URL } : {}),
      ...(html.includes(FIGURES) ? { figures: { marker: FIGURES, figure: landing.figure } } : {}),
    }
    return { document, status: 200, isIndexable: page.isIndexable, slots, preloads: asked }
  }

  const screen = (page: SitePage): BuiltPage =>
    put(documentOf(page), shell, page, preloads(APPLICATION_ENTRY, page.routes, page.calls))

  const staticPage = (page: SitePage): BuiltPage => {
    const application = preloads(APPLICATION_ENTRY, [])
    const names = [...application.scripts, ...application.styles].join(' ')
    const html = landing.around.join(FIGURES)
    const body = `${landing.drawings}<div id="root" data-application="${names}">${html}</div>`
    const own = { ...preloads(LANDING_ENTRY, []), drawings: landing.drawingFiles }
    const built = put(documentOf(page), body, page, own, page.addresses[0])
    return { ...built, applicationScripts: preloads(APPLICATION_ENTRY, page.routes).scripts }
  }

  const built = pages.flatMap((page) => {
    const made = page.isStatic ? staticPage(page) : screen(page)
    return page.addresses.map((address) => [address, made] as const)
  })
  const notFound = put('app.html', shell, { isIndexable: false }, preloads(APPLICATION_ENTRY, []))
  return {
    documents,
    site: { pages: Object.fromEntries(built), notFound: { ...notFound, status: 404 }, packages: files.packages() },
  }
}

const addresses = (files: readonly string[]): string[] => files.map((file) => `/${file}`)

/** Where its route file is, so that no two pages have the same. */
const documentOf = ({ routes }: SitePage): string => `${routes.at(-1)}.html`
