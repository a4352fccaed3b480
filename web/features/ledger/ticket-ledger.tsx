import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { LedgerEntry, LedgerPage } from 'contract/ledger'
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
    // Whatever pays adds to it.
    staleTime: 0,
  })
}

type TicketLedgerProps = {
  path: string
  /** Where there is no ticket yet. */
  empty: string
}

/** What was paid or spent, newest first, a page at a time. */
export function TicketLedger({ path, empty }: TicketLedgerProps) {
  const query = useInfiniteQuery(ledgerQuery(path))
  return (
    <Loaded query={query} loading={<LedgerSkeleton />} failure="The tickets couldn’t be loaded.">
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries)
        if (entries.length === 0) return <p className="text-ink-soft">{empty}</p>
        return (
          <>
            <ol className="divide-y divide-rule">
              {entries.map((entry) => (
                <Entry key={`${entry.kind}:${entry.reference}`} entry={entry} />
              ))}
            </ol>
            <MorePages query={query} failure="The next tickets couldn’t be loaded. Please try again." />
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
        {tokens !== 0 && <Amount amount={tokens} one="token" />}
        {points !== 0 && <Amount amount={points} one="point" />}
      </p>
    </li>
  )
}

/** `+10 tokens`, `−5 tokens`; the sign is a word of its own for a screen reader, and a colour only beside it. */
function Amount({ amount, one }: { amount: number; one: string }) {
  const size = Math.abs(amount)
  return (
    <span className={amount < 0 ? 'text-danger' : 'text-done'}>
      <span className="font-bold">
        {amount < 0 ? '\u2212' : '+'}
        {size.toLocaleString('en')}
      </span>{' '}
      {size === 1 ? one : `${one}s`}
    </span>
  )
}

function LedgerSkeleton() {
  return (
    <Loading label="Loading tickets..." className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
