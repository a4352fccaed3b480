import * as messages from 'messages/leaderboard'

/** A member's name on a board; one's own says so. */
export function EntryName({ name, own }: { name: string; own: boolean }) {
  if (!own) return <bdi>{name}</bdi>
  return messages.you({ name, who: (inside) => <bdi>{inside}</bdi> })
}
