import { dayIn } from './days.ts'
import { isStreakAlive, type Streak } from './streaks.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long a member may stand still before their sponsor is told, in milliseconds. */
export const STALLS_AFTER = { firstStation: 24 * HOUR, station: 3 * DAY, course: 5 * DAY, finished: 7 * DAY } as const

/** A shorter streak that ends is no reason to write. */
export const STREAK_WORTH_A_WORD = 5

/** At most one card about a person in this time. */
export const ONE_CARD_IN = 7 * DAY

/** *Later* postpones a card by this time. */
export const LATER = 3 * DAY

/** A person who makes progress within this time after *I reached out* is asked whether it helped. */
export const HELPS_WITHIN = 7 * DAY

/** Silence for this time, after the question, counts as thanks. */
export const SILENCE_IS_THANKS = 3 * DAY

/** What a sponsor gets for a card that helped, and how often in `ONE_CARD_IN`. */
export const HELP_PAY = { tokens: 0, points: 5 } as const
export const HELP_PAYMENTS_MAX = 5

/** The most cards a sponsor sees at once, and how many of their newest recruits are looked at for them. */
export const CARDS_SHOWN = 10
export const RECRUITS_LOOKED_AT = 500

/** How long a sponsor sees the line of thanks. */
export const THANKS_SHOWN = 14 * DAY

export const RESCUE_CAUSES = ['first-station', 'station', 'course', 'streak', 'finished'] as const
/** Why a card exists. The last one is praise. */
export type RescueCause = (typeof RESCUE_CAUSES)[number]

/** What a sponsor does with a card. `reopen` takes any of the others back. */
export const RESCUE_ACTS = ['reached_out', 'later', 'dismiss', 'reopen'] as const
export type RescueAct = (typeof RESCUE_ACTS)[number]

/**
 * `over`: the person made progress before the sponsor wrote, or didn't within the time that counts. `asked`: they made
 * progress, and were asked whether it helped. `thanked` and `unrelated` are what they said.
 */
export type RescueState = 'open' | 'reached-out' | 'dismissed' | 'asked' | 'thanked' | 'unrelated' | 'over'

/** The state of a card after an act; null where it can’t be done with the card as it is. */
export function stateAfter(state: RescueState, act: RescueAct): RescueState | null {
  if (act === 'reopen') return state === 'dismissed' || state === 'reached-out' || state === 'open' ? 'open' : null
  if (act === 'reached_out') return state === 'open' || state === 'dismissed' ? 'reached-out' : null
  if (state !== 'open') return null
  return act === 'dismiss' ? 'dismissed' : 'open'
}

/** Whether a card is already what an act would make of it: to say the same twice, in two tabs for example, is no mistake. */
export function isAlready(state: RescueState, act: RescueAct): boolean {
  if (act === 'reached_out') return ['reached-out', 'asked', 'thanked', 'unrelated'].includes(state)
  return act === 'dismiss' && state === 'dismissed'
}

/** What a person answers to *Did it help?* */
export const HELP_ANSWERS = ['thanks', 'unrelated'] as const
export type HelpAnswer = (typeof HELP_ANSWERS)[number]

/** How far a person is. Times in milliseconds since 1970, days since 1970 in the person's zone. */
export type Standing = {
  readonly joinedAt: number
  readonly timeZone: string | null
  readonly streak: Streak
  /** How many stations the line has, and how many of them are done. */
  readonly stations: number
  readonly stationsDone: number
  readonly lastStationAt: number | null
  /** The unfinished course that was touched last. */
  readonly course: { readonly id: number; readonly touchedAt: number } | null
  readonly lastInvitedAt: number | null
  readonly lastPracticeAt: number | null
}

/** One thing that stands still, and since when. `detail` is the id of the course, or the days of a streak. */
export type Standstill = { readonly cause: RescueCause; readonly since: number; readonly detail: number | null }

/**
 * What stands still, the most useful first. A person may stand still in several ways, but never during an announced
 * rest.
 */
export function standstillsOf(person: Standing, now: number): Standstill[] {
  if (isResting(person, now)) return []
  return [
    firstStation(person, now),
    station(person, now),
    course(person, now),
    streak(person, now),
    praise(person, now),
  ]
    .flat()
    .filter((each) => each !== null)
}

/** Whether the person has announced a rest, during which the sponsor isn't advised to write. */
export function isResting({ streak: { rest }, timeZone }: Standing, now: number): boolean {
  const today = dayIn(timeZone, now)
  return rest !== null && rest.from <= today && today <= rest.to
}

/**
 * Whether the standstill of a card still holds; if not, the sponsor must not write about it.
 * @param shownAt when the card was first shown
 */
export function stillStands({ cause, since, detail }: Standstill, person: Standing, shownAt: number): boolean {
  switch (cause) {
    case 'first-station':
      return person.stationsDone === 0
    case 'station':
      return person.lastStationAt === since && person.stationsDone < person.stations
    case 'course':
      return person.course?.id === detail && person.course?.touchedAt === since
    case 'streak':
      return person.streak.lastDay !== null && (person.streak.lastDay + 1) * DAY === since
    case 'finished':
      return (
        person.stationsDone >= person.stations &&
        Math.max(person.lastInvitedAt ?? 0, person.lastPracticeAt ?? 0) <= shownAt
      )
  }
}

function firstStation({ stationsDone, joinedAt }: Standing, now: number): Standstill | null {
  const isStill = stationsDone === 0 && now - joinedAt >= STALLS_AFTER.firstStation
  return isStill ? { cause: 'first-station', since: joinedAt, detail: null } : null
}

/** The next station opens when the one before is completed. */
function station({ stationsDone, stations, lastStationAt }: Standing, now: number): Standstill | null {
  if (lastStationAt === null || stationsDone >= stations) return null
  return now - lastStationAt >= STALLS_AFTER.station ? { cause: 'station', since: lastStationAt, detail: null } : null
}

function course({ course: under }: Standing, now: number): Standstill | null {
  if (under === null || now - under.touchedAt < STALLS_AFTER.course) return null
  return { cause: 'course', since: under.touchedAt, detail: under.id }
}

/**
 * Broken yesterday: a visit then would still have continued it. It has stood still since the first day without a visit.
 */
function streak({ streak: visits, timeZone }: Standing, now: number): Standstill | null {
  const { days, lastDay } = visits
  if (lastDay === null || days < STREAK_WORTH_A_WORD) return null
  const today = dayIn(timeZone, now)
  const isBroken = isStreakAlive(visits, today - 1) && !isStreakAlive(visits, today)
  return isBroken ? { cause: 'streak', since: (lastDay + 1) * DAY, detail: days } : null
}

/** Praise, once: it is about the day on which the last station was done. */
function praise(person: Standing, now: number): Standstill | null {
  const { lastStationAt, stations, stationsDone } = person
  if (lastStationAt === null || stations === 0 || stationsDone < stations) return null
  const last = Math.max(lastStationAt, person.lastInvitedAt ?? 0, person.lastPracticeAt ?? 0)
  return now - last >= STALLS_AFTER.finished ? { cause: 'finished', since: lastStationAt, detail: null } : null
}

/**
 * When the person made progress after they were written to; null where they didn't, or not in time.
 * @param acts when they did what counts as progress for this cause, in any order
 */
export function movedOnAt(reachedOutAt: number, acts: readonly number[]): number | null {
  const inTime = acts.filter((at) => at > reachedOutAt && at <= reachedOutAt + HELPS_WITHIN)
  return inTime.length === 0 ? null : Math.min(...inTime)
}
