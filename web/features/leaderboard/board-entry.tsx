import type { LeaderboardLabel } from 'game/leaderboard'
import * as messages from 'messages/leaderboard'
import type { ReactNode } from 'react'

/** A member's name on a board; one's own says so. The element around it has `dir="auto"`, which takes no notice of a `bdi`. */
export function EntryName({ name, own }: { name: string; own: boolean }) {
  return own ? messages.you({ name, who: (inside) => inside }) : name
}

/** @param props.shared whether another place has the same rank: then it is written `=4`, as in a sports table */
export function EntryRank({ rank, shared }: { rank: number; shared: boolean }) {
  const more = (inside: ReactNode) => <span className="sr-only">{inside}</span>
  return (
    <span className="min-w-8 font-display font-extrabold text-lg">
      {shared ? messages.sharedRank({ rank, more }) : messages.rank({ rank, more })}
    </span>
  )
}

/** The titles next to the names. */
export const LABELS: Readonly<Record<LeaderboardLabel, string>> = {
  champion: messages.champion,
  'runner-up': messages.runnerUp,
  'bronze-winner': messages.bronzeWinner,
  'top-player': messages.topPlayer,
  'rising-star': messages.risingStar,
}
