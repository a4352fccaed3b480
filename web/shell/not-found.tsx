import { lazy, Suspense } from 'react'

const NotFoundScreen = lazy(async () => ({ default: (await import('#web/shell/not-found-screen.tsx')).NotFoundScreen }))

/**
 * The 404 page. Few people see it, so it isn't in the first script. If its script can't be fetched, the error screen replaces
 * it, whose button reloads the page.
 */
export function NotFound() {
  return (
    <Suspense fallback={null}>
      <NotFoundScreen />
    </Suspense>
  )
}
