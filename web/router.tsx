import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { language } from 'messages/language'
import { queryClient } from '#web/client/api/query-client.ts'
import { rewriteAddresses } from '#web/client/language/addresses.ts'
import { routeTree } from '#web/route-tree.gen.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { NotFound } from '#web/shell/not-found.tsx'
import { readSearch, writeSearch } from '#web/shell/search-text.ts'

/** The history says whether it runs in a browser. */
export function createAppRouter({ history }: { history: RouterHistory }) {
  return createRouter({
    routeTree,
    history,
    // Addresses in English have no prefix.
    ...(language === 'en' ? {} : { rewrite: rewriteAddresses(language) }),
    context: { queryClient },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    // On the server this would print an inline script, which the content security policy refuses.
    scrollRestoration: typeof document !== 'undefined' && keepsFirstPlace(),
    // A link's target is prefetched when it is hovered or focused; the query cache decides how long data stays fresh.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
  })
}

/**
 * Keeps the router from scrolling the first screen, because that forces a layout in the middle of the start. A newly opened
 * page is at its top, and on the start page somebody may have scrolled before the application renders. The router still
 * scrolls after a reload or Back, and to the part that an address names.
 */
function keepsFirstPlace(): () => boolean {
  let isFirst = true
  return () => {
    const stays = isFirst && ((isOpenedAnew() && window.location.hash === '') || window.scrollY > 0)
    isFirst = false
    return !stays
  }
}

function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** A dialog was opened by going to this address, so that going back closes it. */
    opened?: true
    /** What was typed to log in, for the screen that sends a link. */
    email?: string
  }
}
