import { QueryClient } from '@tanstack/react-query'

/**
 * Specified: no retries, no refetch on focus or on an interval, and data never becomes stale. Calls are made without a
 * connection too, so that the person is told instead of left waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The cache of this page. */
export const queryClient = createQueryClient()
