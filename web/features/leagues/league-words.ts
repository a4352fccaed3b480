import type { LeagueEntry, LeagueStanding } from 'contract/leagues'
import { type Move, moveFor } from 'game/leagues'
import { locale } from 'messages/language'
import * as messages from 'messages/leagues'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const TIERS = [messages.local, messages.regional, messages.express, messages.intercity, messages.nightTrain] as const

/** The class by its number; the lowest for a number that is none. */
export function tierName(tier: number): string {
  return TIERS[tier - 1] ?? TIERS[0]
}

/**
 * `in 3 days`, `in 5 hours`, `in 12 minutes`: days and hours rounded down, so that nobody comes too late, and minutes up,
 * so that nobody thinks it's over.
 */
export function timeLeft(endsAt: string, now: number): string {
  const left = Date.parse(endsAt) - now
  const format = new Intl.RelativeTimeFormat(locale)
  if (left > 2 * DAY) return format.format(Math.floor(left / DAY), 'day')
  if (left > 2 * HOUR) return format.format(Math.floor(left / HOUR), 'hour')
  return left > 0 ? format.format(Math.ceil(left / MINUTE), 'minute') : messages.now
}

/** `Monday` and `01:00`, in the reader's own time zone. */
export function endParts(endsAt: string): { day: string; time: string } {
  const end = new Date(endsAt)
  return {
    day: end.toLocaleDateString(locale, { weekday: 'long' }),
    time: end.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}

/** `Going up to Express` */
export function zoneTitle(move: Move, tier: number): string {
  const next = { tier: tierName(tier + move) }
  if (move === 0) return messages.staying(next)
  return move === 1 ? messages.goingUp(next) : messages.goingDown(next)
}

/** The entries by where their place would lead if the week ended now, from the top. */
export function zonesOf(entries: readonly LeagueEntry[], tier: number): { move: Move; entries: LeagueEntry[] }[] {
  const moveOf = ({ rank, points }: LeagueEntry) => moveFor({ place: rank, points }, entries.length, tier)
  return ([1, 0, -1] as const)
    .map((move) => ({ move, entries: entries.filter((entry) => moveOf(entry) === move) }))
    .filter((zone) => zone.entries.length > 0)
}

/** As messages name them. */
const DIRECTIONS: Readonly<Record<Move, 'up' | 'down' | 'none'>> = { '-1': 'down', 0: 'none', 1: 'up' }

/** Where the member stands, and where that leads. */
export function ownWords({ entries, tier }: LeagueStanding): string | undefined {
  const mine = entries.find(({ isMe }) => isMe)
  if (mine === undefined) return undefined
  const move = moveFor({ place: mine.rank, points: mine.points }, entries.length, tier)
  return messages.ownPlace({
    place: mine.rank,
    count: entries.length,
    points: mine.points,
    move: DIRECTIONS[move],
    tier: tierName(tier + move),
  })
}

/** How last week ended. */
export function lastWeekWords({ tier, place, members, points, move }: NonNullable<LeagueStanding['lastWeek']>): string {
  if (move === null) return messages.stillCounting
  const after = { move: DIRECTIONS[move], tier: tierName(tier + move) }
  if (place === null) return messages.wasOut(after)
  return messages.lastWeek({ ...after, place, count: members, before: tierName(tier), points })
}
