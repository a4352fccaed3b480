import { monthOfDay } from './days.ts'

/** How many days in a calendar month may be missed without ending a streak. */
export const REST_DAYS_A_MONTH = 2
/** The longest rest that can be announced, in days. */
export const REST_MAX_DAYS = 14
/** Days from the end of one announced rest to the first day of the next: at most six a year, five of full length. */
export const REST_PAUSE_DAYS = 60
/** How far ahead a rest can be announced, in days. */
export const REST_AHEAD_DAYS = 90

/** An announced rest, by its first and last day. */
export type Rest = { readonly from: number; readonly to: number }

/** Days by their number, as `dayIn` gives them, in the member's own zone. */
export type Streak = {
  /** Days with a visit since the last break. Rest days neither end the streak nor add to it. */
  readonly days: number
  /** The last day that counts as visited; null before the first visit. */
  readonly lastDay: number | null
  /** Days that the streak before this one had, until the second day of this one. */
  readonly ended: number
  /** Months since January 1970: in which `rested` days were rest days; null before the first one. */
  readonly restMonth: number | null
  readonly rested: number
  /** The last rest that was announced, over or not. */
  readonly rest: Rest | null
}

/** The streak after a visit on `today`; unchanged where this day, or a later one, has already counted. */
export function visitOn(streak: Streak, today: number): Streak {
  if (streak.lastDay !== null && today <= streak.lastDay) return streak
  const month = monthOfDay(today)
  const missed = missedBefore(streak, today)
  const isKept = missed !== undefined
  const rested = restedIn(streak, month) + (missed?.get(month) ?? 0)
  const ended = isKept ? 0 : streak.days
  return { ...streak, days: isKept ? streak.days + 1 : 1, lastDay: today, ended, restMonth: month, rested }
}

/** Whether a visit on `today` continues the streak. */
export function isStreakAlive(streak: Streak, today: number): boolean {
  return missedBefore(streak, today) !== undefined
}

/** Rest days that are left in the month of `today`. */
export function restDaysLeft(streak: Pick<Streak, 'restMonth' | 'rested'>, today: number): number {
  return Math.max(0, REST_DAYS_A_MONTH - restedIn(streak, monthOfDay(today)))
}

/** The announced rest that isn't over. */
export function restAhead({ rest }: Pick<Streak, 'rest'>, today: number): Rest | null {
  return rest !== null && rest.to >= today ? rest : null
}

/** The first day on which another rest may begin. */
export function nextRestFrom({ rest }: Pick<Streak, 'rest'>, today: number): number {
  return rest === null ? today : Math.max(today, rest.to + REST_PAUSE_DAYS + 1)
}

export type RestFault =
  | 'in-the-past'
  | 'too-far-ahead'
  | 'ends-before-it-begins'
  | 'too-long'
  | 'announced'
  | 'too-soon'

/** Why a rest can't be announced on `today`; undefined where it can. */
export function restFault(asked: Rest, streak: Pick<Streak, 'rest'>, today: number): RestFault | undefined {
  if (asked.from < today) return 'in-the-past'
  if (asked.from > today + REST_AHEAD_DAYS) return 'too-far-ahead'
  if (asked.to < asked.from) return 'ends-before-it-begins'
  if (asked.to - asked.from >= REST_MAX_DAYS) return 'too-long'
  if (restAhead(streak, today) !== null) return 'announced'
  return asked.from < nextRestFrom(streak, today) ? 'too-soon' : undefined
}

/**
 * What remains of a rest that is ended on `today`, which is then no rest day: null where the rest hadn't begun before.
 */
export function restEndedOn({ from, to }: Rest, today: number): Rest | null {
  return from < today ? { from, to: Math.min(to, today - 1) } : null
}

/** The missed days since the last visit by their month, without an announced rest; undefined where they end the streak. */
function missedBefore(streak: Streak, today: number): Map<number, number> | undefined {
  const missed = new Map<number, number>()
  if (streak.lastDay === null) return streak.days === 0 ? missed : undefined
  // Looks at no more days than can be rest days, because a member may come back after years.
  const most = REST_MAX_DAYS + 2 * REST_DAYS_A_MONTH
  if (today - streak.lastDay > most + 1) return undefined
  for (let day = streak.lastDay + 1; day < today; day++) {
    if (isIn(streak.rest, day)) continue
    const month = monthOfDay(day)
    const count = (missed.get(month) ?? 0) + 1
    if (restedIn(streak, month) + count > REST_DAYS_A_MONTH) return undefined
    missed.set(month, count)
  }
  return missed
}

function restedIn({ restMonth, rested }: Pick<Streak, 'restMonth' | 'rested'>, month: number): number {
  return restMonth === month ? rested : 0
}

function isIn(rest: Rest | null, day: number): boolean {
  return rest !== null && day >= rest.from && day <= rest.to
}
