import type { LeagueEntry, LeagueStanding } from 'contract/leagues'
import { type Move, moveFor, tierName } from 'game/leagues'
import { counted } from '#web/ui/counted.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `in 3 days`, `in 5 hours`, `in 12 minutes`: rounded up, so that nobody thinks it's over. */
export function timeLeft(endsAt: string, now: number): string {
  const left = Date.parse(endsAt) - now
  if (left > 2 * DAY) return `in ${counted(Math.floor(left / DAY), 'day')}`
  if (left > 2 * HOUR) return `in ${counted(Math.floor(left / HOUR), 'hour')}`
  return left > 0 ? `in ${counted(Math.ceil(left / MINUTE), 'minute')}` : 'now'
}

/** `Monday at 01:00`, in the reader's own time zone. */
export function endWords(endsAt: string): string {
  const end = new Date(endsAt)
  const time = end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `${end.toLocaleDateString('en-GB', { weekday: 'long' })} at ${time}`
}

/** `Going up to Express` */
export function zoneTitle(move: Move, tier: number): string {
  if (move === 1) return `Going up to ${tierName(tier + 1)}`
  return move === -1 ? `Going down to ${tierName(tier - 1)}` : `Staying in ${tierName(tier)}`
}

/** The entries by where their place would lead if the week ended now, from the top. */
export function zonesOf(entries: readonly LeagueEntry[], tier: number): { move: Move; entries: LeagueEntry[] }[] {
  const moveOf = ({ rank, points }: LeagueEntry) => moveFor({ place: rank, points }, entries.length, tier)
  return ([1, 0, -1] as const)
    .map((move) => ({ move, entries: entries.filter((entry) => moveOf(entry) === move) }))
    .filter((zone) => zone.entries.length > 0)
}

/** Where the member stands, and where that leads. */
export function ownWords({ entries, tier }: LeagueStanding): string | undefined {
  const mine = entries.find(({ isMe }) => isMe)
  if (mine === undefined) return undefined
  const move = moveFor({ place: mine.rank, points: mine.points }, entries.length, tier)
  const leads =
    move === 0
      ? `you’d stay in ${tierName(tier)}`
      : `you’d go ${move === 1 ? 'up' : 'down'} to ${tierName(tier + move)}`
  return `You’re in place ${mine.rank} of ${entries.length} with ${counted(mine.points, 'point')}. If the week ended now, ${leads}.`
}

/** How last week ended. */
export function lastWeekWords({ tier, place, members, points, move }: NonNullable<LeagueStanding['lastWeek']>): string {
  if (move === null) return 'We’re still counting last week. The result is here in a few minutes.'
  const after = `${move === 1 ? 'You go up to' : move === -1 ? 'You go down to' : 'You stay in'} ${tierName(tier + move)}.`
  if (place === null) return `You had left your league when last week ended, so you got no place. ${after}`
  return `Last week you came in at place ${place} of ${members} in ${tierName(tier)}, with ${counted(points, 'point')}. ${after}`
}
