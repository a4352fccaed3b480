import { Button } from '#web/ui/button.tsx'

type MorePagesProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  /** What is said when the next page does not come. */
  failure: string
}

/** What stands under a list that comes in pages: a way to the next, for as long as there is one. */
export function MorePages({ query, failure }: MorePagesProps) {
  return (
    <>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {failure}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          className="mt-3 justify-self-start"
          pending={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}
