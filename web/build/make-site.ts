import type { BuiltLanguage, BuiltPage, FigureSlot, PagePreloads } from 'contract/built-site'
import { PUBLIC_PAGES } from '#web/client/language/addresses.ts'
import type { PageEntry } from '#web/page-entry.ts'
import type { Landing, Prerendered } from '../prerender.tsx'
import { type Bundle, splitOff } from './bundle.ts'
import { composeDocument, type Edition, PUBLIC_URL } from './documents.ts'
import { preloadedFonts } from './fonts-plugin.ts'
import { APPLICATION_ENTRY, LANDING_ENTRY } from './paths.ts'
import type { SitePage } from './site-pages.ts'

const FIGURES = '<!--figures-->'
const OFFER = '<!--offer-->'

type Files = Pick<Bundle, 'scriptsOf' | 'stylesOf' | 'assets' | 'packages'>

/** What a document is composed of. */
interface Parts {
  page: PageEntry
  /** Of a public page, without the prefix of a language. */
  path: string | undefined
  /** The inside of `<body>`. */
  body: string
  preloads: PagePreloads
  applicationScripts?: string[]
}

/**
 * Makes the site in one language from what React and the bundler made.
 * @returns its documents, by file name, and its part of the manifest
 */
export function makeSite(
  template: string,
  { pages, landing, shell, offer, about, picture }: Prerendered,
  files: Files,
  { language, languages }: Omit<Edition, 'texts'>,
): { documents: Record<string, string>; built: BuiltLanguage } {
  const documents: Record<string, string> = {}
  const edition = { language, languages, texts: { about, picture } }
  const folder = language === languages[0] ? '' : `${language.code}/`
  const fonts = addresses(files.assets(preloadedFonts(language.code)))
  const make = (name: string, parts: Parts, status: BuiltPage['status'] = 200): BuiltPage => {
    const { page, path, applicationScripts } = parts
    const preloads = { ...parts.preloads, fonts }
    const isPublic = path !== undefined
    const body = isPublic && languages.length > 1 ? OFFER + parts.body : parts.body
    const html = composeDocument(template, { page, path, body, preloads }, edition)
    const document = folder + name
    documents[document] = html
    const slots = {
      ...(html.includes(PUBLIC_URL) && { publicUrl: PUBLIC_URL }),
      ...(html.includes(FIGURES) && { figures: figureSlot(landing) }),
      ...(html.includes(OFFER) && { offer: OFFER }),
    }
    const { isIndexable, memberCalls } = page
    return {
      document,
      status,
      isIndexable,
      isPublic,
      slots,
      preloads,
      ...(memberCalls && { memberCalls: [...memberCalls] }),
      ...(applicationScripts && { applicationScripts }),
    }
  }
  const built = pages.flatMap((page) => {
    const parts = page.isStatic ? startPage(page, landing, files) : screen(page, shell, files)
    // Named as the route file, so that no two pages have the same.
    const made = make(`${page.routes.at(-1)}.html`, parts)
    return page.addresses.map((address) => [address, made] as const)
  })
  const notFound = make('app.html', screen({ isIndexable: false, routes: [], addresses: [] }, shell, files), 404)
  return { documents, built: { code: language.code, pages: Object.fromEntries(built), notFound, offer } }
}

const figureSlot = ({ figure, withoutSource, notTranslated }: Landing): FigureSlot => {
  return { marker: FIGURES, figure, withoutSource, notTranslated }
}

/** The application, which knows the scripts and the calls of this screen. */
function screen(page: SitePage, shell: string, files: Files): Parts {
  const preloads = preloadsOf(files, APPLICATION_ENTRY, page.routes)
  return { page, path: publicPath(page), body: shell, preloads: { ...preloads, calls: [...(page.calls ?? [])] } }
}

/** The page itself with its own small script (landing.ts), which is told the files of the application. */
function startPage(page: SitePage, { around, drawings, drawingFiles }: Landing, files: Files): Parts {
  const { scripts, styles } = preloadsOf(files, APPLICATION_ENTRY)
  const application = [...scripts, ...styles].join(' ')
  return {
    page,
    path: publicPath(page),
    body: `${drawings}<div id="root" data-application="${application}">${around.join(FIGURES)}</div>`,
    preloads: { ...preloadsOf(files, LANDING_ENTRY), drawings: drawingFiles },
    applicationScripts: preloadsOf(files, APPLICATION_ENTRY, page.routes).scripts,
  }
}

function publicPath({ addresses }: SitePage): string | undefined {
  return addresses.find((address) => PUBLIC_PAGES.includes(address))
}

function preloadsOf(files: Files, entry: string, routes: readonly string[] = []): PagePreloads {
  const scripts = files.scriptsOf(entry, ...routes.map(splitOff))
  return {
    fonts: [],
    styles: addresses(files.stylesOf(scripts)),
    scripts: addresses(scripts),
    drawings: [],
    calls: [],
  }
}

const addresses = (files: readonly string[]): string[] => files.map((file) => `/${file}`)
