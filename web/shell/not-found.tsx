import { lazy, Suspense } from 'react'

const NotFoundScreen = lazy(async () => ({ default: (await import('#web/shell/not-found-screen.tsx')).NotFoundScreen }))

/**
 * The 404 page, with a script of its own: few see it, and everybody loads the first one. Where it cannot be fetched, the
 * error screen stands in its place, whose button loads the page anew.
 */
export function NotFound() {
  return (
    <Suspense fallback={null}>
      <NotFoundScreen />
    </Suspense>
  )
}
