import type { Team, TeamLevel } from 'contract/team'
import { dayIn } from 'game/days'
import { lastSeenText, SMALLEST_GROUP } from 'game/team'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** `1 person`, `100,000 people`. */
export function peopleText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'person' : 'people'}`
}

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

/** How large the team is, in one sentence. */
export function teamInWords(team: Team): string {
  const { members, deepest } = totalsOf(team)
  return `${peopleText(members)} on ${deepest === 1 ? 'one level' : `${deepest} levels`}.`
}

/** Who of a level was here this week, and of whom that is said. */
export function activeInWords({ level, counted, activeThisWeek }: TeamLevel): string {
  const active = activeThisWeek.toLocaleString('en')
  if (level > 1) return counted === 0 ? `Shown from ${SMALLEST_GROUP} people on` : `${active} here this week`
  if (counted === 0) return 'Nobody shows you their progress'
  const whom = counted === 1 ? '1 person who shows' : `${counted.toLocaleString('en')} people who show`
  return `${active} here this week, of ${whom} you their progress`
}

/** How old the figures are. @param now milliseconds */
export function asOfText(asOf: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(asOf)) / MINUTE_MS)
  if (minutes < 1) return 'Counted less than a minute ago.'
  if (minutes < 60) return minutes === 1 ? 'Counted a minute ago.' : `Counted ${minutes} minutes ago.`
  return 'Counted more than an hour ago.'
}

/** `today`, `in the last 7 days`, `12 days ago`. @param date a day of the recruit's zone */
export function lastSeenOn(date: string, timeZone: string | null, now: number): string {
  return lastSeenText(dayIn(timeZone, now) - Date.parse(date) / DAY_MS)
}
