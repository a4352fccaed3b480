import type { AnyRoute } from '@tanstack/react-router'
import type { PageEntry } from '#web/page-entry.ts'

/** A page of the site, as its route file describes it. */
export interface SitePage extends PageEntry {
  /** As the server's routes are written: `/course/:id`. More than one where a parameter has few values. */
  addresses: string[]
  /** The files under `routes/` that show it, without their ending, the outer one first. */
  routes: string[]
}

/**
 * All pages of a router's tree: its leaves.
 * @throws Error when the file of one says nothing about its page
 */
export function pagesOf(route: AnyRoute, outer: readonly string[] = []): SitePage[] {
  const routes = route.isRoot ? [] : [...outer, fileOf(route.id)]
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>)
  if (children.length > 0) return children.flatMap((child) => pagesOf(child, routes))
  const page = route.options.staticData?.page
  if (page === undefined) throw new Error(`web/routes/${routes.at(-1)}.tsx has no staticData.page`)
  return [{ ...page, routes, addresses: addressesOf(route.fullPath, page.values ?? {}) }]
}

/** `/contact/` is the route of `contact/index.tsx`. */
function fileOf(id: string): string {
  return id.endsWith('/') ? `${id.slice(1)}index` : id.slice(1)
}

function addressesOf(fullPath: string, values: NonNullable<PageEntry['values']>): string[] {
  const segments = fullPath.split('/').filter((segment) => segment !== '')
  return segments
    .map((segment) => (segment.startsWith('$') ? (values[segment.slice(1)] ?? [`:${segment.slice(1)}`]) : [segment]))
    .reduce<string[]>((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start}/${end}`)), [''])
    .map((address) => address || '/')
}
