import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** The shape of what comes. */
  loading: ReactNode
  /** What to say where the server has no sentence of its own. */
  failure: string
  children: (data: Data) => ReactNode
}

/**
 * What a query brings, once it is there: before that its skeleton, and where it failed what to do. What comes late is
 * rendered in slices, so that a slow phone answers a touch meanwhile; an answer by itself would be rendered in one go.
 */
export function Loaded<Data>({ query, loading, failure, children }: LoadedProps<Data>) {
  const isHere = query.data !== undefined
  const isDue = useDeferredValue(isHere)
  if (query.data !== undefined && isDue) return children(query.data)
  if (isHere || query.isFetching) return loading
  return (
    <Banner tone="danger" role="alert">
      <p>{sentenceOf(query.error, failure)}</p>
      <Button className="mt-3" onClick={() => query.refetch()}>
        Try again
      </Button>
    </Banner>
  )
}
