/** What the build of the site (web/build) tells the server and the size check: the file `.build/pages.json`. */
export interface BuiltSite {
  /** English first. */
  languages: BuiltLanguage[]
  /** The npm packages with code in the scripts. */
  packages: string[]
}

/** The site in one language. */
export interface BuiltLanguage {
  /** A code of `messages/languages`. */
  code: string
  /** By address, as a route of the server is written: `/course/:id`. Without the language's prefix. */
  pages: Record<string, BuiltPage>
  /** For every other address. */
  notFound: BuiltPage
  /** The line that offers this language above a page in another one. */
  offer: OfferSlot
  /** What the service worker keeps of it, as addresses. */
  kept?: { pages: Record<string, string>; shell: string[]; later: string[] }
}

export interface OfferSlot {
  html: string
  /** Stands in it for the address of the page in this language. */
  address: string
  /** Stands in it for the address that puts the line away. */
  putAway: string
}

export interface BuiltPage {
  /** The HTML file, in the built site. */
  document: string
  status: 200 | 404
  /** Whether search engines may list it. */
  isIndexable: boolean
  /** Whether it has an address in each language: `/es/courses`. */
  isPublic: boolean
  /** Places in the document that the server fills. */
  slots: PageSlots
  /** What the document asks for at once, as addresses. */
  preloads: PagePreloads
  /** API calls that the server lists in a `Link` header for requests with a session, with the page's parameters: `/api/missions/:id`. */
  memberCalls?: string[]
  /** Of a page that is whole without the application: the scripts with which the application shows it to a member. */
  applicationScripts?: string[]
}

export interface PagePreloads {
  fonts: string[]
  styles: string[]
  scripts: string[]
  drawings: string[]
  /** Calls of the API. */
  calls: string[]
}

export interface PageSlots {
  /** Stands for the site's own address (PUBLIC_URL). */
  publicUrl?: string
  /** Stands for the marketing figures. */
  figures?: FigureSlot
  /** Stands for the offer of another language. */
  offer?: string
}

export interface FigureSlot {
  marker: string
  /** The HTML of one figure; every second part is the name of a text that is written there. */
  figure: string[]
  /** Shown instead of the source where a figure has none. */
  withoutSource: string
  /** Says that a figure is in English, on a page in another language. */
  notTranslated: string
}
