import * as messages from 'messages/leaderboard'
import type { ReactNode } from 'react'

/** @param props.shared whether another place has the same rank: then it is written `=4`, as in a sports table */
export function EntryRank({ rank, shared }: { rank: number; shared: boolean }) {
  const more = (inside: ReactNode) => <span className="sr-only">{inside}</span>
  return (
    <span className="min-w-8 font-display font-extrabold text-lg">
      {shared ? messages.sharedRank({ rank, more }) : messages.rank({ rank, more })}
    </span>
  )
}
