import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateAfter, dayAfterZoneChange, dayIn, dayOfDate, isTimeZone, monthOfDay } from './days.ts'
import { type Streak, visitOn } from './streaks.ts'

const HOUR = 3_600_000
const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / (24 * HOUR)
const at = (time: string) => Date.parse(time)

/** From the far west to the far east, with half hours, quarters, summer times both ways and a jump over a day. */
const ZONES = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/St_Johns',
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]
const zone = fc.constantFrom(...ZONES)
const moment = fc.integer({ min: at('1990-01-01T00:00Z'), max: at('2100-01-01T00:00Z') })

describe('a civil day', () => {
  test.each([
    [null, '2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['UTC', '2026-11-22T00:00:00Z', '2026-11-22'],
    ['Europe/Berlin', '2026-11-21T22:59:59.999Z', '2026-11-21'],
    ['Europe/Berlin', '2026-11-21T23:00:00Z', '2026-11-22'],
    ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Etc/GMT+12', '2027-01-01T11:59:59Z', '2026-12-31'],
    ['America/New_York', '2024-02-29T04:59:59Z', '2024-02-28'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ])('in %s at %s is %s', (timeZone, time, date) => {
    expect(dayIn(timeZone, at(time))).toBe(day(date))
  })

  test('is that of UTC where the zone is not known', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(null, '', 'Mars/Olympus', '+14:00'), (now, unknown) => {
        expect(dayIn(unknown, now)).toBe(Math.floor(now / (24 * HOUR)))
      }),
    )
  })

  test('is a whole number, never falls with time, and is at most a day from the day in UTC', () => {
    fc.assert(
      fc.property(zone, moment, fc.nat({ max: 72 * HOUR }), (timeZone, now, later) => {
        const today = dayIn(timeZone, now)
        expect(Number.isInteger(today)).toBe(true)
        expect(dayIn(timeZone, now + later)).toBeGreaterThanOrEqual(today)
        expect(Math.abs(today - dayIn(null, now))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a time zone', () => {
  test.each([...ZONES, 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'Etc/GMT-14', 'europe/berlin'])(
    'is %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  )

  test.each(['', 'Mars/Olympus', '+01:00', '-0500', 'Europe/Berlin ', 'Europe/', '__proto__', 'a'.repeat(10_000)])(
    'is not %j',
    (name) => expect(isTimeZone(name)).toBe(false),
  )

  test('is no text but a name, and asking never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (isTimeZone(text)) expect(text).toMatch(/^[A-Za-z]/)
      }),
    )
  })

  test('keeps its meaning however many spellings of others were asked for in between', () => {
    const letters = 'america/los_angeles'.split('')
    const spellings = Array.from({ length: 700 }, (_, number) =>
      letters.map((letter, index) => ((number >> index) & 1 ? letter.toUpperCase() : letter)).join(''),
    )
    expect(spellings.every(isTimeZone)).toBe(true)
    expect(dayIn('Pacific/Kiritimati', at('2026-11-21T10:00Z'))).toBe(day('2026-11-22'))
  })
})

describe('the number of a day', () => {
  test('is that of its date, and tells the month', () => {
    expect(dayOfDate('1970-01-01')).toBe(0)
    expect(dayOfDate('2024-03-01') - dayOfDate('2024-02-28')).toBe(2)
    expect(monthOfDay(dayOfDate('1970-01-31'))).toBe(0)
    expect(monthOfDay(dayOfDate('2024-02-29')) + 1).toBe(monthOfDay(dayOfDate('2024-03-01')))
    expect(monthOfDay(dayOfDate('1969-12-31'))).toBe(-1)
  })
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-03-29', 0, '2026-03-29'],
])('the date %s and %i days is %s', (date, days, expected) => {
  expect(dateAfter(date, days)).toBe(expected)
})

describe('a change of zone', () => {
  test('makes the new today a visited day where the old one was, and never moves back', () => {
    expect(dayAfterZoneChange(10, 10, 11)).toBe(11)
    expect(dayAfterZoneChange(10, 10, 9)).toBe(10)
    expect(dayAfterZoneChange(9, 10, 11)).toBe(9)
    expect(dayAfterZoneChange(null, 10, 11)).toBeNull()
  })

  test('holds also on the way west, back and east: the day visited lies ahead of the old today', () => {
    expect(dayAfterZoneChange(10, 9, 11)).toBe(11)
  })

  type Step = { kind: 'wait'; ms: number } | { kind: 'visit' } | { kind: 'move'; to: string }
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 26 * HOUR }) }),
    fc.constant({ kind: 'visit' as const }),
    fc.record({ kind: fc.constant('move' as const), to: zone }),
  )

  /** A member's life: what was counted, how many midnights they lived through, and the latest date they saw. */
  function live(start: number, steps: readonly Step[]) {
    let now = start
    let timeZone = 'UTC'
    let visits: Streak = { days: 0, lastDay: null, ended: 0, restMonth: null, rested: 0, rest: null }
    const life = { counted: [] as number[], midnights: 0, lastDate: dayIn(timeZone, now) }
    for (const each of steps) {
      const today = dayIn(timeZone, now)
      if (each.kind === 'wait') {
        now += each.ms
        life.midnights += dayIn(timeZone, now) - today
      } else if (each.kind === 'move') {
        visits = { ...visits, lastDay: dayAfterZoneChange(visits.lastDay, today, dayIn(each.to, now)) }
        timeZone = each.to
      } else if (visits.lastDay === null || today > visits.lastDay) {
        visits = visitOn(visits, today)
        life.counted.push(today)
      } else expect(visitOn(visits, today)).toBe(visits)
      life.lastDate = Math.max(life.lastDate, dayIn(timeZone, now))
    }
    return { ...life, streak: visits.days }
  }

  test('never counts more days, nor a longer streak, than civil days passed and one', () => {
    fc.assert(
      fc.property(moment, fc.array(step, { maxLength: 60 }), (start, steps) => {
        const { counted, midnights, lastDate, streak } = live(start, steps)
        const firstDate = counted[0] ?? lastDate
        expect(counted.length).toBeLessThanOrEqual(midnights + 1)
        expect(counted.length).toBeLessThanOrEqual(lastDate - firstDate + 1)
        expect(streak).toBeLessThanOrEqual(counted.length)
      }),
      { numRuns: 2_000 },
    )
  })

  test('never counts a day twice, nor one before a day counted', () => {
    fc.assert(
      fc.property(moment, fc.array(step, { maxLength: 60 }), (start, steps) => {
        const { counted } = live(start, steps)
        expect(counted).toEqual([...new Set(counted)].sort((one, other) => one - other))
      }),
    )
  })

  test('lets one moment count one visit, through however many zones', () => {
    const farApart = fc.constantFrom('Etc/GMT+12', 'UTC', 'Pacific/Kiritimati')
    const standing = fc.oneof(
      fc.constant<Step>({ kind: 'visit' }),
      farApart.map((to): Step => ({ kind: 'move', to })),
    )
    fc.assert(
      fc.property(moment, fc.array(standing, { maxLength: 40 }), (day, steps) => {
        const threeDatesAtOnce = day - (day % (24 * HOUR)) + 11 * HOUR
        expect(live(threeDatesAtOnce, steps).counted.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })
})
