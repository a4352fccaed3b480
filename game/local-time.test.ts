import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterQuietHours, localTime, momentOf, nextMoment } from './local-time.ts'

const at = (text: string) => Date.parse(text)
const iso = (moment: number | undefined) => (moment === undefined ? undefined : new Date(moment).toISOString())
const NIGHT = { from: 22 * 60, until: 7 * 60 }

const ZONES = [
  null,
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'No/Where',
]

describe('the time of a zone', () => {
  test.each([
    [null, '2026-11-23T09:05:59Z', 9 * 60 + 5],
    ['Europe/Berlin', '2026-11-23T23:30:00Z', 30],
    ['Asia/Kathmandu', '2026-11-23T00:00:00Z', 5 * 60 + 45],
  ])('in %s at %s is counted in minutes since midnight', (zone, moment, minutes) => {
    expect(localTime(zone, at(moment)).minutes).toBe(minutes)
  })

  test('that comes twice is two moments, and one that is left out is an hour later', () => {
    const autumn = { day: at('2026-10-25T00:00:00Z') / 86_400_000, minutes: 150 }
    const first = momentOf('Europe/Berlin', autumn, 0)
    expect(iso(first)).toBe('2026-10-25T00:30:00.000Z')
    expect(iso(momentOf('Europe/Berlin', autumn, first ?? 0))).toBe('2026-10-25T01:30:00.000Z')
    const spring = { day: at('2026-03-29T00:00:00Z') / 86_400_000, minutes: 150 }
    expect(iso(momentOf('Europe/Berlin', spring, 0))).toBe('2026-03-29T01:30:00.000Z')
  })

  test('is the same again a day later, whatever the clocks do meanwhile', () => {
    expect(iso(nextMoment('Europe/Berlin', 8 * 60, at('2026-03-28T07:00:00Z')))).toBe('2026-03-29T06:00:00.000Z')
    expect(iso(nextMoment('Europe/Berlin', 8 * 60, at('2026-10-24T06:00:00Z')))).toBe('2026-10-25T07:00:00.000Z')
  })

  test('is found from any moment, at most about a day ahead', () => {
    const zones = fc.constantFrom(...ZONES)
    const moments = fc.integer({ min: at('2011-12-20T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })
    fc.assert(
      fc.property(zones, moments, fc.integer({ min: 0, max: 1_439 }), (zone, after, minutes) => {
        const next = nextMoment(zone, minutes, after)
        expect(next).toBeGreaterThan(after)
        expect(next - after).toBeLessThanOrEqual(49 * 3_600_000)
      }),
    )
  })
})

describe('quiet hours', () => {
  test.each([
    ['in the evening', '2026-11-23T21:30:00Z', '2026-11-24T06:00:00.000Z'],
    ['after midnight', '2026-11-24T02:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['in the last minute', '2026-11-24T05:59:59Z', '2026-11-24T06:00:00.000Z'],
    ['once they are over', '2026-11-24T06:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['by day', '2026-11-24T12:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['in the night when the clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T05:00:00.000Z'],
    ['in the night when they go back', '2026-10-25T00:30:00Z', '2026-10-25T06:00:00.000Z'],
  ])('over midnight in Berlin, %s', (_, moment, end) => {
    expect(iso(afterQuietHours('Europe/Berlin', NIGHT, at(moment)))).toBe(end)
  })

  test('that end in the hour that comes twice end only once it has come for good', () => {
    const quiet = { from: 22 * 60, until: 150 }
    const inTheSecond = at('2026-10-25T01:10:00Z')
    expect(iso(afterQuietHours('Europe/Berlin', quiet, inTheSecond))).toBe('2026-10-25T01:30:00.000Z')
  })

  test('within a day, and none at all', () => {
    const noon = at('2026-11-23T12:30:00Z')
    expect(iso(afterQuietHours(null, { from: 720, until: 840 }, noon))).toBe('2026-11-23T14:00:00.000Z')
    expect(afterQuietHours(null, { from: 720, until: 720 }, noon)).toBe(noon)
    expect(afterQuietHours(null, null, noon)).toBe(noon)
  })

  test('are over at the moment that is given, in every zone and at every time', () => {
    const minutes = fc.integer({ min: 0, max: 1_439 })
    const moments = fc.integer({ min: at('2011-12-20T00:00:00Z'), max: at('2035-01-01T00:00:00Z') })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), minutes, minutes, moments, (zone, from, until, moment) => {
        const end = afterQuietHours(zone, { from, until }, moment)
        expect(end).toBeGreaterThanOrEqual(moment)
        if (end > moment) expect(end - moment).toBeLessThanOrEqual(49 * 3_600_000)
      }),
    )
  })
})
