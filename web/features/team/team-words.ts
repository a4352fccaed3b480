import type { Team, TeamLevel } from 'contract/team'
import { dayIn } from 'game/days'
import { lastSeenText } from 'game/team'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** `1 person`, `100,000 people`. */
export function peopleText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'person' : 'people'}`
}

export function totalsOf({ levels }: Team): { members: number; active: number; deepest: number } {
  const sum = (figure: (level: TeamLevel) => number) => levels.reduce((total, level) => total + figure(level), 0)
  const deepest = levels.findLast(({ members }) => members > 0)?.level ?? 0
  return { members: sum(({ members }) => members), active: sum(({ activeThisWeek }) => activeThisWeek), deepest }
}

/** How large the team is, in one sentence. */
export function teamInWords(team: Team): string {
  const { members, active, deepest } = totalsOf(team)
  const levels = deepest === 1 ? 'one level' : `${deepest} levels`
  const here =
    active === 0 ? 'None of them was here this week.' : `${active.toLocaleString('en')} of them were here this week.`
  return `${peopleText(members)} on ${levels}. ${active === 1 ? 'One of them was here this week.' : here}`
}

/** How old the figures are. @param now milliseconds */
export function asOfText(asOf: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(asOf)) / MINUTE_MS)
  if (minutes < 1) return 'Counted less than a minute ago.'
  if (minutes < 60) return minutes === 1 ? 'Counted a minute ago.' : `Counted ${minutes} minutes ago.`
  return 'Counted more than an hour ago.'
}

/** `today`, `this week`, `12 days ago`. @param date a day of the recruit's zone */
export function lastSeenOn(date: string, timeZone: string | null, now: number): string {
  return lastSeenText(dayIn(timeZone, now) - Date.parse(date) / DAY_MS)
}
