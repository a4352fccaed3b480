import * as messages from 'messages/leaderboard'

/** A member's name on a board; one's own says so. It stands in an element with `dir="auto"`, which a `bdi` would hide it from. */
export function EntryName({ name, own }: { name: string; own: boolean }) {
  return own ? messages.you({ name, who: (inside) => inside }) : name
}
