import { describe, expect, it, test } from 'vitest'
import { monthOfDay } from './days.ts'
import {
  HELPS_WITHIN,
  isAlready,
  movedOnAt,
  type RescueAct,
  type RescueState,
  STALLS_AFTER,
  type Standing,
  type Standstill,
  standstillsOf,
  stateAfter,
  stillStands,
} from './rescues.ts'
import type { Streak } from './streaks.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-03-20T09:00:00Z')
const TODAY = Math.floor(NOW / DAY)

/** With both rest days of the month used up, so that every missed day ends it. */
const aStreak = (days: number, lastDay: number, rested = 2): Streak => ({
  days,
  lastDay,
  ended: 0,
  restMonth: monthOfDay(lastDay),
  rested,
  rest: null,
})

/** A member who joined a month ago and was here today. */
const aStanding = (overrides: Partial<Standing> = {}): Standing => ({
  joinedAt: NOW - 30 * DAY,
  timeZone: null,
  streak: aStreak(1, TODAY),
  stations: 5,
  stationsDone: 2,
  lastStationAt: NOW - DAY,
  course: null,
  lastInvitedAt: null,
  lastPracticeAt: null,
  ...overrides,
})
const causes = (overrides: Partial<Standing>, now = NOW) =>
  standstillsOf(aStanding(overrides), now).map(({ cause }) => cause)

describe('who needs a hand', () => {
  it('is nobody who did something yesterday', () => {
    expect(causes({})).toEqual([])
  })

  test.each([
    [STALLS_AFTER.firstStation - 1, []],
    [STALLS_AFTER.firstStation, ['first-station']],
    [90 * DAY, ['first-station']],
  ])('joined %i ms ago and no station: %j', (ago, expected) => {
    expect(causes({ joinedAt: NOW - ago, stationsDone: 0, lastStationAt: null })).toEqual(expected)
  })

  test.each([
    [STALLS_AFTER.station - 1, []],
    [STALLS_AFTER.station, ['station']],
  ])('the last station %i ms ago: %j', (ago, expected) => {
    expect(causes({ lastStationAt: NOW - ago })).toEqual(expected)
    expect(causes({ lastStationAt: NOW - ago, stationsDone: 4 })).toEqual(expected)
  })

  test.each([
    [STALLS_AFTER.course - 1, []],
    [STALLS_AFTER.course, ['course']],
  ])('a course touched %i ms ago: %j', (ago, expected) => {
    expect(causes({ course: { id: 7, touchedAt: NOW - ago } })).toEqual(expected)
  })

  test.each([
    [5, TODAY - 2, ['streak']],
    [4, TODAY - 2, []],
    [5, TODAY - 1, []],
    [5, TODAY - 3, []],
    [5, TODAY, []],
  ])('a streak of %i whose last day was %i: %j', (days, lastDay, expected) => {
    expect(causes({ streak: aStreak(days, lastDay) })).toEqual(expected)
  })

  test.each([
    [0, TODAY - 2, []],
    [0, TODAY - 3, []],
    [0, TODAY - 4, ['streak']],
    [1, TODAY - 3, ['streak']],
    [1, TODAY - 4, []],
  ])('with %i rest days used and a last day %i: %j', (rested, lastDay, expected) => {
    expect(causes({ streak: aStreak(9, lastDay, rested) })).toEqual(expected)
  })

  it('is nobody in a rest that they announced, whatever stands still', () => {
    const stalled = { lastStationAt: NOW - 9 * DAY, course: { id: 7, touchedAt: NOW - 9 * DAY } }
    const resting = (from: number, to: number) => ({ ...stalled, streak: { ...aStreak(1, TODAY), rest: { from, to } } })
    expect(causes(resting(TODAY - 3, TODAY))).toEqual([])
    expect(causes(resting(TODAY, TODAY + 3))).toEqual([])
    expect(causes(resting(TODAY - 3, TODAY - 1))).toEqual(['station', 'course'])
    expect(causes(resting(TODAY + 1, TODAY + 3))).toEqual(['station', 'course'])
  })

  it('counts the days of a streak in the zone of the person', () => {
    const eleven = Date.parse('2026-03-20T11:00:00Z')
    const stalled = { streak: aStreak(9, TODAY - 1), timeZone: 'Pacific/Kiritimati' }
    expect(causes(stalled, eleven)).toEqual(['streak'])
    expect(causes({ ...stalled, timeZone: 'UTC' }, eleven)).toEqual([])
  })

  test.each([
    [{}, ['finished']],
    [{ lastStationAt: NOW - STALLS_AFTER.finished + 1 }, []],
    [{ lastInvitedAt: NOW - STALLS_AFTER.finished + 1 }, []],
    [{ lastPracticeAt: NOW - STALLS_AFTER.finished + 1 }, []],
    [{ lastInvitedAt: NOW - STALLS_AFTER.finished, lastPracticeAt: NOW - STALLS_AFTER.finished }, ['finished']],
  ])('all stations done a week ago, and %j: %j', (overrides, expected) => {
    const finished = { stationsDone: 5, lastStationAt: NOW - STALLS_AFTER.finished }
    expect(causes({ ...finished, ...overrides })).toEqual(expected)
  })

  it('has the most useful first, each with what it is about', () => {
    const person = aStanding({
      lastStationAt: NOW - 9 * DAY,
      course: { id: 7, touchedAt: NOW - 6 * DAY },
      streak: aStreak(12, TODAY - 2),
    })
    expect(standstillsOf(person, NOW)).toEqual([
      { cause: 'station', since: NOW - 9 * DAY, detail: null },
      { cause: 'course', since: NOW - 6 * DAY, detail: 7 },
      { cause: 'streak', since: (TODAY - 1) * DAY, detail: 12 },
    ])
  })

  it('is nobody any more who has moved since', () => {
    const person = aStanding({
      lastStationAt: NOW - 9 * DAY,
      course: { id: 7, touchedAt: NOW - 6 * DAY },
      streak: aStreak(12, TODAY - 2),
    })
    const moved = aStanding({ course: { id: 7, touchedAt: NOW - HOUR }, lastStationAt: NOW, stationsDone: 3 })
    for (const standstill of standstillsOf(person, NOW)) {
      expect(stillStands(standstill, person, NOW)).toBe(true)
      expect(stillStands(standstill, moved, NOW)).toBe(false)
    }
    const first = { cause: 'first-station', since: person.joinedAt, detail: null } as const
    const stands = (standstill: Standstill, now: Partial<Standing>) => stillStands(standstill, aStanding(now), NOW)
    expect([stands(first, { stationsDone: 0 }), stands(first, {})]).toEqual([true, false])
    const praise = { cause: 'finished', since: NOW - 9 * DAY, detail: null } as const
    expect(stands(praise, { stationsDone: 5 })).toBe(true)
    expect(stands(praise, { stationsDone: 5, stations: 6 })).toBe(false)
    expect(stands(praise, { stationsDone: 5, lastInvitedAt: NOW, lastPracticeAt: NOW })).toBe(true)
    expect(stands(praise, { stationsDone: 5, lastInvitedAt: NOW + 1 })).toBe(false)
    expect(stands(praise, { stationsDone: 5, lastPracticeAt: NOW + 1 })).toBe(false)
  })
})

describe('what counts as progress', () => {
  test.each([
    [[], null],
    [[NOW], null],
    [[NOW + 1], NOW + 1],
    [[NOW + HELPS_WITHIN], NOW + HELPS_WITHIN],
    [[NOW + HELPS_WITHIN + 1], null],
    [[NOW - DAY, NOW + 5, NOW + 3], NOW + 3],
  ])('acts at %j: %j', (acts, expected) => {
    expect(movedOnAt(NOW, acts)).toBe(expected)
  })
})

describe('a card', () => {
  const TABLE: [RescueState, RescueAct, RescueState | null][] = [
    ['open', 'reached_out', 'reached-out'],
    ['open', 'later', 'open'],
    ['open', 'dismiss', 'dismissed'],
    ['open', 'reopen', 'open'],
    ['dismissed', 'reached_out', 'reached-out'],
    ['dismissed', 'later', null],
    ['dismissed', 'reopen', 'open'],
    ['reached-out', 'reached_out', null],
    ['reached-out', 'dismiss', null],
    ['reached-out', 'reopen', 'open'],
    ['asked', 'reopen', null],
    ['thanked', 'reached_out', null],
    ['thanked', 'reopen', null],
    ['unrelated', 'reopen', null],
    ['over', 'reopen', null],
  ]
  test.each(TABLE)('that is %s becomes after %s: %s', (state, act, expected) => {
    expect(stateAfter(state, act)).toBe(expected)
  })

  test.each<[RescueState, RescueAct, boolean]>([
    ['reached-out', 'reached_out', true],
    ['thanked', 'reached_out', true],
    ['dismissed', 'dismiss', true],
    ['dismissed', 'later', false],
    ['reached-out', 'dismiss', false],
    ['over', 'reached_out', false],
    ['thanked', 'reopen', false],
  ])('that is %s is already what %s makes of it: %s', (state, act, expected) => {
    expect(isAlready(state, act)).toBe(expected)
  })
})
