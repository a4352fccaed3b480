import { useQuery } from '@tanstack/react-query'
import type { Leaderboard } from 'contract/leaderboard'
import { LEADERBOARD_SIZE, leaderboardMedal } from 'game/leaderboard'
import * as messages from 'messages/leaderboard'
import { type ReactNode, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { leaderboardQuery } from './leaderboard-query.ts'
import { LeaderboardRows } from './leaderboard-rows.tsx'
import type { OtherBoard as OtherBoardName } from './other-boards.tsx'
import { Podium } from './podium.tsx'

const PODIUM_SIZE = 3

const OtherBoard = lazyPart(async () => (await import('./other-boards.tsx')).OtherBoard, <BoardSkeleton />)

const BOARDS: readonly { value: 'top' | OtherBoardName; label: string }[] = [
  { value: 'top', label: messages.top({ count: LEADERBOARD_SIZE }) },
  { value: 'around', label: messages.aroundMe },
  { value: 'helpers', label: messages.helpers },
  { value: 'companions', label: messages.companions },
]

/** Who leads, and where the member stands. @param props.league the way to the member's league */
export function LeaderboardPanel({ league }: { league?: ReactNode }) {
  const [board, setBoard] = useState<'top' | OtherBoardName>('top')
  return (
    <Card aria-labelledby="leaderboard">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="leaderboard" className="heading-panel">
          {messages.heading}
        </h2>
        {board === 'top' && (
          <p className="text-ink-soft text-sm">{messages.topByPoints({ count: LEADERBOARD_SIZE })}</p>
        )}
        {league}
      </div>
      <SegmentedControl label={messages.boards} options={BOARDS} value={board} onChange={setBoard} className="mb-4" />
      {board === 'top' ? <TopTen /> : <OtherBoard board={board} />}
    </Card>
  )
}

function TopTen() {
  const { id } = useMember()
  const query = useQuery(leaderboardQuery(id))
  return (
    <Loaded query={query} loading={<LeaderboardSkeleton />} failure={messages.loadFailed}>
      {(board) => <Board board={board} memberId={id} />}
    </Loaded>
  )
}

function Board({ board, memberId }: { board: Leaderboard; memberId: string }) {
  if (board.length === 0) {
    return (
      <EmptyState level={3} title={messages.nobodyYet}>
        {messages.firstLeads}
      </EmptyState>
    )
  }
  const top = board.slice(0, LEADERBOARD_SIZE)
  const onPodium = top
    .slice(0, PODIUM_SIZE)
    .filter(({ rank, leaderboardPts }) => leaderboardMedal(rank, leaderboardPts))
  const rows = (
    <LeaderboardRows
      above={onPodium}
      entries={top.slice(onPodium.length)}
      // The server adds the member's own row where it is not among the first.
      ownEntry={board[LEADERBOARD_SIZE]}
      memberId={memberId}
    />
  )
  if (onPodium.length === 0) return rows
  return (
    <div className="grid gap-3 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-6 lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)] lg:gap-8">
      <Podium entries={onPodium} memberId={memberId} />
      {rows}
    </div>
  )
}

/** The board before its names are known. */
function LeaderboardSkeleton() {
  return (
    <Loading
      label={messages.loading}
      className="grid gap-3 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-6 lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)] lg:gap-8"
    >
      <Skeleton className="min-h-83 md:min-h-110" />
      <div className="grid content-start gap-4 py-3">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} className="h-7" />
        ))}
      </div>
    </Loading>
  )
}
