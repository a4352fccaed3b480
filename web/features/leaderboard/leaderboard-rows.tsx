import type { LeaderboardEntry } from 'contract/leaderboard'
import { leaderboardLabel, leaderboardMedal } from 'game/leaderboard'
import * as messages from 'messages/leaderboard'
import { Medal } from '#web/ui/art/medal.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EntryName, EntryRank, LABELS } from './board-entry.tsx'

type LeaderboardRowsProps = {
  /** Those above the rows, on the podium. */
  above: readonly LeaderboardEntry[]
  entries: readonly LeaderboardEntry[]
  /** The member's own entry where it is not among the first ten. */
  ownEntry: LeaderboardEntry | undefined
  memberId: string
}

/** The places below the podium, and after '...' the member's own. */
export function LeaderboardRows({ above, entries, ownEntry, memberId }: LeaderboardRowsProps) {
  const shown = [...above, ...entries, ...(ownEntry ? [ownEntry] : [])]
  const isShared = ({ rank }: LeaderboardEntry) => shown.filter((other) => other.rank === rank).length > 1
  return (
    <ol aria-label={messages.places} className="flex flex-col">
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} own={entry.id === memberId} shared={isShared(entry)} />
      ))}
      {ownEntry && (
        <>
          <li className="min-h-7 border-rule border-t text-center text-ink-soft tracking-[0.2em]">...</li>
          <Row entry={ownEntry} own shared={isShared(ownEntry)} />
        </>
      )}
    </ol>
  )
}

function Row({ entry, own, shared }: { entry: LeaderboardEntry; own: boolean; shared: boolean }) {
  const { name, rank, leaderboardPts } = entry
  const medal = leaderboardMedal(rank, leaderboardPts)
  return (
    <li
      className={classNames(
        'grid min-h-13 grow grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-2 lg:min-h-11.5 md:px-3',
        own ? 'rounded-md border-2 border-earned bg-earned-tint' : 'border-rule border-t first:border-t-0',
      )}
    >
      <EntryRank rank={rank} shared={shared} />
      <span className="flex min-w-0 flex-col py-1 lg:flex-row lg:items-center lg:gap-3">
        {medal && <Medal metal={medal} className="h-7 max-lg:hidden" />}
        <span className="flex min-w-0 grow">
          <span dir="auto" className="truncate font-semibold">
            <EntryName name={name} own={own} />
          </span>
        </span>
        <span className="shrink-0 text-ink-soft text-sm lg:rounded-full lg:bg-sunken lg:px-2.5 lg:py-0.5 lg:font-semibold">
          {LABELS[leaderboardLabel(rank, leaderboardPts)]}
        </span>
      </span>
      <span className="min-w-12 text-end font-bold">
        {messages.points({ points: leaderboardPts, more: (inside) => <span className="sr-only">{inside}</span> })}
      </span>
    </li>
  )
}
