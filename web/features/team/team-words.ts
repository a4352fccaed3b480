import type { Team, TeamLevel } from 'contract/team'
import { dayIn } from 'game/days'
import { SMALLEST_GROUP } from 'game/team'
import * as messages from 'messages/team'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A visit within this number of days is described without its date. */
const LATELY_DAYS = 7

export function totalsOf({ levels }: Team): {
  members: number
  deepest: number
} {
  const sum = (figure: (level: TeamLevel) => number) => levels.reduce((total, level) => total + figure(level), 0)
  const deepest = levels.findLast(({ members }) => members > 0)?.level ?? 0
  return {
    members: sum(({ members }) => members),
    deepest,
  }
}

/** Who of a level was here this week, and of whom that is said. */
export function activeInWords({ level, counted, activeThisWeek }: TeamLevel): string {
  const active = activeThisWeek
  if (level === 1) return counted === 0 ? messages.nobodyShows : messages.activeOf({ active, counted })
  return counted === 0 ? messages.shownFrom({ count: SMALLEST_GROUP }) : messages.active({ active })
}

/** How old the figures are. @param now milliseconds */
export function asOfText(asOf: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(asOf)) / MINUTE_MS))
  return minutes < 60 ? messages.countedAgo({ minutes }) : messages.countedLongAgo
}

/**
 * When a member was last here, as their sponsor reads it: the day, and never the hour.
 * @param date a day of the recruit's zone
 */
export function lastSeenOn(date: string, timeZone: string | null, now: number): string {
  const days = dayIn(timeZone, now) - Date.parse(date) / DAY_MS
  if (days <= 0) return messages.hereToday
  return days < LATELY_DAYS ? messages.hereLately({ days: LATELY_DAYS }) : messages.hereDaysAgo({ days })
}
