import * as messages from 'messages/client'
import { useState } from 'react'
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
  const [isAsked, setAsked] = useState(false)
  const showMore = () => {
    setAsked(true)
    query.fetchNextPage()
  }
  return (
    <>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {failure}
        </p>
      )}
      {query.hasNextPage && (
        <Button className="mt-3 justify-self-start" pending={query.isFetchingNextPage} onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
      {!query.hasNextPage && isAsked && (
        <p ref={takeLostFocus} tabIndex={-1} className="mt-3 text-ink-soft text-sm outline-none">
          {messages.endOfList}
        </p>
      )}
    </>
  )
}

/** The button had it, and is gone. */
function takeLostFocus(end: HTMLElement | null): void {
  if (document.activeElement === document.body) end?.focus()
}
