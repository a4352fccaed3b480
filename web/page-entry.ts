/** What the build and the server know of a page: `staticData.page` of its route file. The browser does not get it. */
export interface PageEntry {
  /** Whether search engines may list it: a member's own screens and links from emails are nothing to find. */
  isIndexable: boolean
  /** What a parameter may be, where it has few values. Any other address is answered with 404. */
  values?: Readonly<Record<string, readonly string[]>>
  /**
   * Calls whose answers it shows first, requested together with the scripts. Only calls that are open to everybody,
   * because visitors request them too.
   */
  calls?: readonly string[]
  /** Before the script sets one, and for search engines. */
  title?: string
  description?: string
  /** The title in a chat or a social network; with it a shared link shows a picture. */
  sharedAs?: string
  /** Whether search engines and networks are told its address. An invitation's would lose its query. */
  isCanonical?: boolean
  /** Whole without the application, as it is rendered by the build (prerender.tsx). */
  isStatic?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageEntry
  }
}
