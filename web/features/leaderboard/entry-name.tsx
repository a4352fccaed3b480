import type { LeaderboardEntry } from 'contract/leaderboard'

/** A member's name on the board; one's own says so. */
export function EntryName({ entry, own }: { entry: LeaderboardEntry; own: boolean }) {
  return (
    <>
      {entry.name}
      {own && ', you'}
    </>
  )
}
