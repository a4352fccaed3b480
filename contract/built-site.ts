/** What the build of the site (web/build) tells the server and the size check: the file `.build/pages.json`. */
export interface BuiltSite {
  /** By address, as a route of the server is written: `/course/:id`. */
  pages: Record<string, BuiltPage>
  /** For every other address. */
  notFound: BuiltPage
  /** The npm packages with code in the scripts. */
  packages: string[]
}

export interface BuiltPage {
  /** The HTML file, in the built site. */
  document: string
  status: 200 | 404
  /** Whether search engines may list it. */
  isIndexable: boolean
  /** Places in the document that the server fills. */
  slots: PageSlots
  /** What the document asks for at once, as addresses. */
  preloads: PagePreloads
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
}

export interface FigureSlot {
  marker: string
  /** The HTML of one figure; every second part is the name of a text that is written there. */
  figure: string[]
}
