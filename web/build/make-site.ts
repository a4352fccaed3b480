import type { BuiltPage, BuiltSite, PagePreloads } from 'contract/built-site'
import type { PageEntry } from '#web/page-entry.ts'
import type { Landing, Prerendered } from '../prerender.tsx'
import { type Bundle, splitOff } from './bundle.ts'
import { composeDocument, PUBLIC_URL } from './documents.ts'
import { PRELOADED_FONTS } from './fonts-plugin.ts'
import { APPLICATION_ENTRY, LANDING_ENTRY } from './paths.ts'
import type { SitePage } from './site-pages.ts'

const FIGURES = '<!--figures-->'

type Files = Pick<Bundle, 'scriptsOf' | 'stylesOf' | 'assets' | 'packages'>

/** What a document is composed of. */
interface Parts {
  page: PageEntry
  /** Of a page that has one alone. */
  address: string
  /** The inside of `<body>`. */
  body: string
  preloads: PagePreloads
  applicationScripts?: string[]
}

/**
 * Makes the site from what React and the bundler made.
 * @returns its documents, by file name, and its manifest
 */
export function makeSite(
  template: string,
  { pages, landing, shell }: Prerendered,
  files: Files,
): { documents: Record<string, string>; site: BuiltSite } {
  const documents: Record<string, string> = {}
  const make = (document: string, parts: Parts, status: BuiltPage['status'] = 200): BuiltPage => {
    const { page, address, body, preloads, applicationScripts } = parts
    const html = composeDocument(template, { page, address, body, preloads })
    documents[document] = html
    const slots = {
      ...(html.includes(PUBLIC_URL) && { publicUrl: PUBLIC_URL }),
      ...(html.includes(FIGURES) && { figures: { marker: FIGURES, figure: landing.figure } }),
    }
    const { isIndexable } = page
    return { document, status, isIndexable, slots, preloads, ...(applicationScripts && { applicationScripts }) }
  }
  const built = pages.flatMap((page) => {
    const parts = page.isStatic ? startPage(page, landing, files) : screen(page, shell, files)
    // Named as the route file, so that no two pages have the same.
    const made = make(`${page.routes.at(-1)}.html`, parts)
    return page.addresses.map((address) => [address, made] as const)
  })
  const notFound = make('app.html', screen({ isIndexable: false, routes: [] }, shell, files), 404)
  return { documents, site: { pages: Object.fromEntries(built), notFound, packages: files.packages() } }
}

/** The application, which knows the scripts and the calls of this screen. */
function screen(page: PageEntry & Pick<SitePage, 'routes'>, shell: string, files: Files): Parts {
  const preloads = preloadsOf(files, APPLICATION_ENTRY, page.routes)
  return { page, address: '', body: shell, preloads: { ...preloads, calls: [...(page.calls ?? [])] } }
}

/** The page itself with its own small script (landing.ts), which is told the files of the application. */
function startPage(page: SitePage, { around, drawings, drawingFiles }: Landing, files: Files): Parts {
  const { scripts, styles } = preloadsOf(files, APPLICATION_ENTRY)
  const application = [...scripts, ...styles].join(' ')
  return {
    page,
    address: page.addresses[0] ?? '/',
    body: `${drawings}<div id="root" data-application="${application}">${around.join(FIGURES)}</div>`,
    preloads: { ...preloadsOf(files, LANDING_ENTRY), drawings: drawingFiles },
    applicationScripts: preloadsOf(files, APPLICATION_ENTRY, page.routes).scripts,
  }
}

function preloadsOf(files: Files, entry: string, routes: readonly string[] = []): PagePreloads {
  const scripts = files.scriptsOf(entry, ...routes.map(splitOff))
  return {
    fonts: addresses(files.assets(PRELOADED_FONTS)),
    styles: addresses(files.stylesOf(scripts)),
    scripts: addresses(scripts),
    drawings: [],
    calls: [],
  }
}

const addresses = (files: readonly string[]): string[] => files.map((file) => `/${file}`)
