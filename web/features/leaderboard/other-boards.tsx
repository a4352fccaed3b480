import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Board, BoardEntry, Leaderboard } from 'contract/leaderboard'
import { locale } from 'messages/language'
import * as messages from 'messages/leaderboard'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useMember } from '#web/client/session/member.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EntryName, EntryRank } from './board-entry.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { LeaderboardRows } from './leaderboard-rows.tsx'

export type OtherBoard = 'around' | 'helpers' | 'companions'

/** In milliseconds: those of the month say that they are up to a minute old. */
const EVERY = 60_000

const boardQuery = <Answer,>(board: OtherBoard, memberId: string, path: string) =>
  queryOptions({
    queryKey: [...queryKeys.leaderboard, memberId, board],
    queryFn: ({ signal }) => get<Answer>(path, signal),
    staleTime: EVERY,
    refetchInterval: EVERY,
  })

/** One of the other boards, with a sentence on what counts there. */
export function OtherBoard({ board }: { board: OtherBoard }) {
  if (board === 'around') return <AroundMe />
  return <MonthBoard key={board} board={board} />
}

function AroundMe() {
  const { id } = useMember()
  const query = useQuery(boardQuery<Leaderboard>('around', id, '/api/leaderboard/around'))
  return (
    <Loaded query={query} loading={<BoardSkeleton />} failure={messages.aroundFailed}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState level={3} title={messages.notOnIt}>
            {messages.administratorsAreNot}
          </EmptyState>
        ) : (
          <>
            <p className="mb-3 text-ink-soft">{messages.aroundAbout}</p>
            <LeaderboardRows above={[]} entries={entries} ownEntry={undefined} memberId={id} />
          </>
        )
      }
    </Loaded>
  )
}

const MONTH_BOARDS = {
  helpers: {
    path: '/api/boards/helpers',
    about: messages.helpersAbout,
    failure: messages.helpersFailed,
    empty: messages.helpersNone,
    how: messages.helpersHow,
    amount: messages.helpersCount,
  },
  companions: {
    path: '/api/boards/companions',
    about: messages.companionsAbout,
    failure: messages.companionsFailed,
    empty: messages.companionsNone,
    how: messages.companionsHow,
    amount: messages.companionsCount,
  },
} as const

function MonthBoard({ board }: { board: 'helpers' | 'companions' }) {
  const { id } = useMember()
  const { path, about, failure, empty, how, amount } = MONTH_BOARDS[board]
  const query = useQuery(boardQuery<Board>(board, id, path))
  return (
    <Loaded query={query} loading={<BoardSkeleton />} failure={failure}>
      {({ month, entries }) =>
        entries.length === 0 ? (
          <EmptyState level={3} title={empty}>
            {how}
          </EmptyState>
        ) : (
          <>
            <p className="mb-3 text-ink-soft">{about({ month: monthName(month) })}</p>
            <ol aria-label={messages.places} className="flex flex-col">
              {entries.map((entry) => (
                <Row
                  key={entry.id}
                  entry={entry}
                  isOwn={entry.id === id}
                  isShared={entries.some((other) => other !== entry && other.rank === entry.rank)}
                  amount={amount({ count: entry.count })}
                />
              ))}
            </ol>
          </>
        )
      }
    </Loaded>
  )
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))
}

type RowProps = { entry: BoardEntry; isOwn: boolean; isShared: boolean; amount: string }

function Row({ entry: { name, rank }, isOwn, isShared, amount }: RowProps) {
  return (
    <li
      className={classNames(
        'grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-2 lg:min-h-11.5 md:px-3',
        isOwn ? 'rounded-md border-2 border-earned bg-earned-tint' : 'border-rule border-t first:border-t-0',
      )}
    >
      <EntryRank rank={rank} shared={isShared} />
      <span className="flex min-w-0">
        <span dir="auto" className="truncate font-semibold">
          <EntryName name={name} own={isOwn} />
        </span>
      </span>
      <span className="font-bold">{amount}</span>
    </li>
  )
}
