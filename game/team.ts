/** How many levels below a leader are counted. */
export const TEAM_LEVELS = 7

/** The number of stations on the line. A member is at one of 0 to 5: the number they have completed. */
export const LAST_STATION = 5

/** The progress of a level below level 1 is shown only if it has at least this number of people. */
export const SMALLEST_GROUP = 10

/** The figures of level 1 cover at most this many of the newest recruits, because they're counted for each answer. */
export const FIGURES_OF_NEWEST = 2_000

/** How many days a recruit counts as new. */
export const NEW_FOR_DAYS = 7

/** A member with stations left who completed none for this number of days stands still. */
export const STALLED_AFTER_DAYS = 3

const DAY_MS = 86_400_000

/** The first day since 1970 was a Thursday. */
const DAYS_BEFORE_MONDAY = 3

/** The week that a day belongs to, from Monday to Sunday, counted from 1970. @param day days since 1970 */
export function weekOf(day: number): number {
  return Math.floor((day + DAYS_BEFORE_MONDAY) / 7)
}

/** The week of a time, in UTC. */
export function weekAt(atMs: number): number {
  return weekOf(Math.floor(atMs / DAY_MS))
}

/** The Monday that a week begins with, in days since 1970. */
export function firstDayOf(week: number): number {
  return week * 7 - DAYS_BEFORE_MONDAY
}

export type Standing = { stationsDone: number; joinedAt: number; lastStationAt: number | null }

/** Whether a recruit has stations left and hasn't moved for days. */
export function isStalled({ stationsDone, joinedAt, lastStationAt }: Standing, now: number): boolean {
  return stationsDone < LAST_STATION && now - (lastStationAt ?? joinedAt) >= STALLED_AFTER_DAYS * DAY_MS
}
