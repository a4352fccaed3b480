import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Board, BoardEntry } from 'contract/boards'
import type { Leaderboard } from 'contract/leaderboard'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useMember } from '#web/client/session/member.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { counted } from '#web/ui/counted.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { LeaderboardRows } from './leaderboard-rows.tsx'

export type OtherBoard = 'around' | 'helpers' | 'companions'

const boardQuery = <Answer,>(board: OtherBoard, memberId: string, path: string) =>
  queryOptions({
    queryKey: [...queryKeys.leaderboard, memberId, board],
    queryFn: ({ signal }) => get<Answer>(path, signal),
  })

/** One of the boards beside the leaderboard, with a sentence on what counts there. */
export function OtherBoard({ board }: { board: OtherBoard }) {
  if (board === 'around') return <AroundMe />
  return <MonthBoard key={board} board={board} />
}

function AroundMe() {
  const { id } = useMember()
  const query = useQuery(boardQuery<Leaderboard>('around', id, '/api/leaderboard/around'))
  return (
    <Loaded query={query} loading={<BoardSkeleton />} failure="The places around you couldn’t be loaded.">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState level={3} title="You aren’t on the leaderboard">
            Administrators have no place on it.
          </EmptyState>
        ) : (
          <>
            <p className="mb-3 text-ink-soft">
              Your place by points, with the five members above you and the five below.
            </p>
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
    about: 'Points for helping somebody on your team who then made progress.',
    failure: 'The helpers couldn’t be loaded.',
    empty: 'Nobody has helped yet this month',
    how: 'Help somebody who stands still. When they make progress within a week, it counts here.',
    unit: 'point',
    units: 'points',
  },
  companions: {
    path: '/api/boards/companions',
    about: 'How many people they brought who finished all five stations.',
    failure: 'The travel companions couldn’t be loaded.',
    empty: 'Nobody has travelled the whole line with a companion this month',
    how: 'When somebody you brought finishes all five stations, it counts here.',
    unit: 'person',
    units: 'people',
  },
} as const

function MonthBoard({ board }: { board: 'helpers' | 'companions' }) {
  const { id } = useMember()
  const { path, about, failure, empty, how, unit, units } = MONTH_BOARDS[board]
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
            <p className="mb-3 text-ink-soft">
              {about} In {monthName(month)}, up to a minute ago.
            </p>
            <ol aria-label="Places" className="flex flex-col">
              {entries.map((entry) => (
                <Row
                  key={entry.id}
                  entry={entry}
                  isOwn={entry.id === id}
                  isShared={entries.some((other) => other !== entry && other.rank === entry.rank)}
                  amount={counted(entry.count, unit, units)}
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
  return new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))
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
      <span className="min-w-8 font-display font-extrabold text-lg">
        <span className="sr-only">Rank </span>
        {isShared && '='}
        {rank}
        {isShared && <span className="sr-only">, shared</span>}
      </span>
      <span className="min-w-0 truncate font-semibold">
        {name}
        {isOwn && ', you'}
      </span>
      <span className="font-bold">{amount}</span>
    </li>
  )
}
