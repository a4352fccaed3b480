import type { UseQueryResult } from '@tanstack/react-query'
import * as messages from 'messages/client'
import { type ReactNode, useDeferredValue } from 'react'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

const NotHere = lazyPart(async () => (await import('#web/client/offline/not-here.tsx')).NotHere, null)

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** The shape of what comes. */
  loading: ReactNode
  /** What to say where the server has no sentence of its own. */
  failure: string
  /**
   * Of what the screen can't be without: where it isn't on this device and the server can't be reached, that is said in its
   * place, under a heading of this level.
   */
  whole?: 1 | 2
  children: (data: Data) => ReactNode
}

/**
 * What a query brings, once it is there: before that its skeleton, and where it failed what to do. What comes late is
 * rendered in slices, so that a slow phone answers a touch meanwhile; an answer by itself would be rendered in one go.
 */
export function Loaded<Data>({ query, loading, failure, whole, children }: LoadedProps<Data>) {
  const isHere = query.data !== undefined
  const isDue = useDeferredValue(isHere)
  if (query.data !== undefined && isDue) return children(query.data)
  if (isHere || query.isFetching) return loading
  const retry = () => {
    void query.refetch()
    // The button that was pressed goes away.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const isUnreached = query.error instanceof ApiError && query.error.status === 0
  // Where nothing is kept, there's nothing to say about it.
  if (whole && isUnreached && navigator.serviceWorker?.controller) {
    return <NotHere level={whole} onRetry={retry} />
  }
  return (
    <Banner tone="danger" role="alert">
      <p>{sentenceOf(query.error, failure)}</p>
      <Button className="mt-3" onClick={retry}>
        {messages.tryAgain}
      </Button>
    </Banner>
  )
}
