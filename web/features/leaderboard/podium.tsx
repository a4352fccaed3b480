import type { LeaderboardEntry } from 'contract/leaderboard'
import { leaderboardLabel, leaderboardMedal } from 'game/leaderboard'
import * as messages from 'messages/leaderboard'
import { Medal } from '#web/ui/art/medal.tsx'
import { Poster } from '#web/ui/art/poster.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EntryName, LABELS } from './board-entry.tsx'

type PodiumProps = { entries: readonly LeaderboardEntry[]; memberId: string }

/** By place: the first stands in the middle, the second to its left. */
const PLACES = ['order-2', 'order-1', 'order-3']
/** By rank, so that equal points stand equally high. */
const HEIGHTS = ['h-33', 'h-24', 'h-19']

/** The medalists before the summit that the line leads to. */
export function Podium({ entries, memberId }: PodiumProps) {
  return (
    <div className="relative flex min-h-83 items-end overflow-hidden rounded-md border-2 border-line md:min-h-110">
      <Poster number={6} className="absolute inset-0 size-full" />
      <ol aria-label={messages.medals} className="relative grid flex-1 grid-cols-3 items-end">
        {entries.map((entry, place) => (
          <Place key={entry.id} entry={entry} own={entry.id === memberId} className={PLACES[place]} />
        ))}
      </ol>
    </div>
  )
}

type PlaceProps = { entry: LeaderboardEntry; own: boolean; className: string | undefined }

function Place({ entry, own, className }: PlaceProps) {
  const { rank, leaderboardPts } = entry
  return (
    <li className={classNames('flex min-w-0 flex-col items-center text-center', className)}>
      <Medal metal={leaderboardMedal(rank, leaderboardPts) ?? 'gold'} className="h-14" />
      <div
        className={classNames(
          'm-1 mb-2 w-[calc(100%-8px)] rounded-md border-2 px-0.5 py-1.5 text-sm leading-tight md:mx-1.5 md:w-[calc(100%-12px)]',
          own ? 'border-earned bg-earned-tint' : 'border-line bg-card',
        )}
      >
        <p dir="auto" className="line-clamp-3 break-words font-bold font-display text-base leading-tight">
          <EntryName name={entry.name} own={own} />
        </p>
        <p>{LABELS[leaderboardLabel(rank, leaderboardPts)]}</p>
        <p className="font-bold">{messages.points({ points: leaderboardPts, more: (inside) => inside })}</p>
      </div>
      <p
        className={classNames(
          'w-full border-gold border-x border-t-6 border-x-sign-line bg-sign pt-3 font-display font-extrabold text-4xl text-on-sign',
          HEIGHTS[rank - 1],
        )}
      >
        {messages.rank({ rank, more: (inside) => <span className="sr-only">{inside}</span> })}
      </p>
    </li>
  )
}
