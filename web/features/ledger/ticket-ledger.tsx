import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { LedgerEntry, LedgerPage } from 'contract/ledger'
import { locale } from 'messages/language'
import * as messages from 'messages/ledger'
import { useState } from 'react'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { MorePages } from '#web/client/api/more-pages.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** @param path of the call: a member's own, or an administrator's for one member */
function ledgerQuery(path: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.ledger, path],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === null ? '' : `?after=${encodeURIComponent(pageParam)}`
      return get<LedgerPage>(`${path}${after}`, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Every payment adds to it.
    staleTime: 0,
  })
}

type TicketLedgerProps = {
  path: string
  /** Where there is no ticket yet. */
  empty: string
}

/** How many of the first page are shown at first. */
const SHOWN_AT_FIRST = 10

/** What was paid or spent, newest first: a few, then a page at a time. */
export function TicketLedger({ path, empty }: TicketLedgerProps) {
  const query = useInfiniteQuery(ledgerQuery(path))
  const [isShort, setShort] = useState(true)
  return (
    <Loaded query={query} loading={<LedgerSkeleton />} failure={messages.loadFailed}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries)
        if (entries.length === 0) return <p className="text-ink-soft">{empty}</p>
        const hidesSome = isShort && entries.length > SHOWN_AT_FIRST
        return (
          <>
            <ol className="divide-y divide-rule">
              {(hidesSome ? entries.slice(0, SHOWN_AT_FIRST) : entries).map((entry) => (
                <Entry key={`${entry.kind}:${entry.reference}`} entry={entry} />
              ))}
            </ol>
            <MorePages
              query={hidesSome ? { ...query, hasNextPage: true, fetchNextPage: () => setShort(false) } : query}
              failure={messages.moreFailed}
            />
          </>
        )
      }}
    </Loaded>
  )
}

function Entry({ entry: { title, note, createdAt, tokens, points } }: { entry: LedgerEntry }) {
  return (
    <li className="flex items-baseline gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{title}</p>
        {note && <p className="break-words text-ink-soft">{note}</p>}
        <p className="text-ink-soft text-sm">
          <Moment at={createdAt} precise />
        </p>
      </div>
      <p className="grid shrink-0 justify-items-end text-end">
        {tokens !== 0 && <Amount amount={tokens} text={messages.tokens} />}
        {points !== 0 && <Amount amount={points} text={messages.points} />}
      </p>
    </li>
  )
}

/** `+10 tokens`, `−5 tokens`; the sign is a separate word for a screen reader, and the colour is only an addition. */
function Amount({ amount, text }: { amount: number; text: typeof messages.tokens | typeof messages.points }) {
  const size = Math.abs(amount)
  const signed = () => (
    <span dir="ltr" className="font-bold">
      {amount < 0 ? '\u2212' : '+'}
      {size.toLocaleString(locale)}
    </span>
  )
  return <span className={amount < 0 ? 'text-danger' : 'text-done'}>{text({ count: size, amount: signed })}</span>
}

function LedgerSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
