import * as messages from 'messages/leaderboard'

/** A member's name on a board; one's own says so. The element around it has `dir="auto"`, which takes no notice of a `bdi`. */
export function EntryName({ name, own }: { name: string; own: boolean }) {
  return own ? messages.you({ name, who: (inside) => inside }) : name
}
