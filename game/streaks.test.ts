import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOfDate, monthOfDay } from './days.ts'
import {
  isStreakAlive,
  nextRestFrom,
  REST_AHEAD_DAYS,
  REST_DAYS_A_MONTH,
  REST_MAX_DAYS,
  REST_PAUSE_DAYS,
  type Rest,
  restAhead,
  restDaysLeft,
  restEndedOn,
  restFault,
  type Streak,
  visitOn,
} from './streaks.ts'

const NEW: Streak = { days: 0, lastDay: null, ended: 0, restMonth: null, rested: 0, rest: null }

const visits = (dates: readonly string[], start: Streak = NEW) =>
  dates.reduce((streak, date) => visitOn(streak, dayOfDate(date)), start)

const restOf = (from: string, to: string): Rest => ({ from: dayOfDate(from), to: dayOfDate(to) })

describe('a streak', () => {
  test.each([
    ['begins with a visit', ['2026-03-02'], 1],
    ['counts a day once', ['2026-03-02', '2026-03-02'], 1],
    ['adds the next day', ['2026-03-02', '2026-03-03'], 2],
    ['survives two missed days of a month', ['2026-03-02', '2026-03-05'], 2],
    ['survives two single ones', ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-07'], 4],
    ['ends with the third in a row', ['2026-03-02', '2026-03-06'], 1],
    ['ends with the third of the month', ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-07', '2026-03-09'], 1],
    ['survives two at the end of a month and two in the next', ['2026-03-29', '2026-04-03'], 2],
    ['ends with a third at the end of a month', ['2026-03-28', '2026-04-01'], 1],
    ['ends with a third in the next month', ['2026-03-29', '2026-04-04'], 1],
    ['has two new rest days in a new month', ['2026-03-27', '2026-03-30', '2026-03-31', '2026-04-03'], 4],
    ['takes 29 February for a day of February', ['2028-02-27', '2028-03-01'], 2],
    ['knows that 2026 has none', ['2026-02-25', '2026-03-01'], 1],
    ['crosses the end of a year', ['2026-12-29', '2027-01-03'], 2],
    ['ends after years', ['2026-03-02', '2036-03-02'], 1],
  ])('%s', (_, dates, days) => {
    expect(visits(dates).days).toBe(days)
  })

  test('is remembered on the first day of the next, and no longer', () => {
    const ended = visits(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-10'])
    expect(ended).toMatchObject({ days: 1, ended: 3 })
    expect(visitOn(ended, dayOfDate('2026-03-11'))).toMatchObject({ days: 2, ended: 0 })
  })

  test('that ended used up none of the days that ended it', () => {
    const ended = visits(['2026-03-01', '2026-03-03', '2026-03-10'])
    expect(restDaysLeft(ended, dayOfDate('2026-03-10'))).toBe(1)
    expect(visitOn(ended, dayOfDate('2026-03-12')).days).toBe(2)
    expect(visitOn(ended, dayOfDate('2026-03-13')).days).toBe(1)
  })

  test('is as alive as the visit says that follows', () => {
    const day = fc.nat({ max: 60 })
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), day, (unsorted, later) => {
        const streak = unsorted.sort((a, b) => a - b).reduce((each, today) => visitOn(each, today), NEW)
        const today = (streak.lastDay ?? 0) + later
        expect(isStreakAlive(streak, today)).toBe(visitOn(streak, today).ended === 0 || later === 0)
      }),
    )
  })

  test('has as many days as were visited since its last break, whatever was drawn', () => {
    const start = dayOfDate('2027-12-20')
    const drawn = fc.record({ days: fc.uniqueArray(fc.nat({ max: 90 }), { minLength: 1 }), from: fc.nat({ max: 90 }) })
    fc.assert(
      fc.property(drawn, fc.nat({ max: REST_MAX_DAYS - 1 }), ({ days: unsorted, from }, length) => {
        const rest = { from: start + from, to: start + from + length }
        const days = unsorted.sort((a, b) => a - b).map((day) => start + day)
        const streak = days.reduce<Streak>((each, today) => visitOn(each, today), { ...NEW, rest })
        expect(streak.days).toBe(counted(days, rest))
      }),
      { numRuns: 2_000 },
    )
  })
})

/** Day by day: what the rule says, without any shortcut. */
function counted(visited: readonly number[], rest: Rest): number {
  const [first = 0] = visited
  let streak = 0
  let used = new Map<number, number>()
  let pending = new Map<number, number>()
  for (let day = first; day <= (visited.at(-1) ?? 0); day++) {
    const month = monthOfDay(day)
    if (!visited.includes(day)) {
      if (day < rest.from || day > rest.to) pending.set(month, (pending.get(month) ?? 0) + 1)
      continue
    }
    const isKept = [...pending].every(([each, count]) => (used.get(each) ?? 0) + count <= REST_DAYS_A_MONTH)
    if (isKept) used = new Map([...used, ...[...pending].map(([m, n]) => [m, (used.get(m) ?? 0) + n] as const)])
    streak = isKept ? streak + 1 : 1
    pending = new Map()
  }
  return streak
}

describe('an announced rest', () => {
  const rest = restOf('2026-03-10', '2026-03-23')

  test('keeps a streak, whatever rest days are used before and after it', () => {
    expect(visits(['2026-03-09', '2026-03-24'], { ...NEW, rest })).toMatchObject({ days: 2, rested: 0 })
    expect(visits(['2026-03-08', '2026-03-25'], { ...NEW, rest })).toMatchObject({ days: 2, rested: 2 })
    expect(visits(['2026-03-08', '2026-03-26'], { ...NEW, rest }).days).toBe(1)
  })

  test('counts visits in it like all others', () => {
    expect(visits(['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-24'], { ...NEW, rest })).toMatchObject({
      days: 4,
      rested: 0,
    })
  })

  const today = dayOfDate('2026-03-10')
  test.each([
    ['in-the-past', -1, 3, null],
    ['too-far-ahead', REST_AHEAD_DAYS + 1, REST_AHEAD_DAYS + 2, null],
    [undefined, REST_AHEAD_DAYS, REST_AHEAD_DAYS, null],
    ['ends-before-it-begins', 2, 1, null],
    [undefined, 0, 0, null],
    [undefined, 0, REST_MAX_DAYS - 1, null],
    ['too-long', 0, REST_MAX_DAYS, null],
    ['announced', 80, 81, { from: today - 3, to: today }],
    ['announced', 80, 81, { from: today + 3, to: today + 4 }],
    ['too-soon', REST_PAUSE_DAYS - 1, REST_PAUSE_DAYS, { from: today - 3, to: today - 1 }],
    [undefined, REST_PAUSE_DAYS, REST_PAUSE_DAYS, { from: today - 3, to: today - 1 }],
  ])('has the fault %s from day %i to day %i after %j', (fault, from, to, before) => {
    expect(restFault({ from: today + from, to: today + to }, { rest: before }, today)).toBe(fault)
  })

  test('can begin six times in a year at most', () => {
    const days = fc.array(
      fc.record({ wait: fc.nat({ max: 40 }), length: fc.nat({ max: 13 }), end: fc.nat({ max: 20 }) }),
    )
    fc.assert(
      fc.property(days, (tries) => {
        let [now, last] = [0, null as Rest | null]
        const begun = new Set<number>()
        for (const { wait, length, end } of tries) {
          now += wait
          const asked = { from: now, to: now + length }
          if (restFault(asked, { rest: last }, now) === undefined) last = asked
          now += end
          if (last !== null && restAhead({ rest: last }, now)) last = restEndedOn(last, now)
          if (last !== null && now <= 365) begun.add(last.from)
        }
        expect(begun.size).toBeLessThanOrEqual(6)
      }),
    )
  })

  test('that is ended early leaves the days before, or nothing', () => {
    expect(restEndedOn(rest, rest.from + 3)).toEqual({ from: rest.from, to: rest.from + 2 })
    expect(restEndedOn(rest, rest.from)).toBeNull()
    expect(restEndedOn(rest, rest.to + 9)).toEqual(rest)
    expect(nextRestFrom({ rest: null }, 7)).toBe(7)
  })
})
