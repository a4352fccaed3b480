/** What the build and the server know of a page: `staticData.page` of its route file. The browser does not get it. */
export interface PageEntry {
  /** Whether search engines may list it: members' screens and links from emails should not be found. */
  isIndexable: boolean
  /** What a parameter may be, where it has few values. Any other address is answered with 404. */
  values?: Readonly<Record<string, readonly string[]>>
  /**
   * Calls whose answers it shows first, requested together with the scripts. Only calls that are open to everybody,
   * because visitors request them too.
   */
  calls?: readonly string[]
  /**
   * The same for members: for a request with a session, the server lists them in a `Link` header of the page, with the
   * page's parameters filled in (`/api/missions/:id`).
   */
  memberCalls?: readonly string[]
  /** Before the script sets one, and for search engines. */
  title?: string
  description?: string
  /** The title in a chat or a social network; with it a shared link shows a picture. */
  sharedAs?: string
  /** Complete without the application, as the build renders it (prerender.tsx). */
  isStatic?: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageEntry
  }
}
