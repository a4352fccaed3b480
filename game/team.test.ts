import { expect, test } from 'vitest'
import { firstDayOf, isStalled, weekAt, weekOf } from './team.ts'

const DAY = 86_400_000

test('weeks run from Monday to Sunday', () => {
  const day = (date: string) => Date.parse(date) / DAY
  const week = weekOf(day('2026-06-15'))
  expect(weekOf(day('2026-06-14'))).toBe(week - 1)
  expect(weekOf(day('2026-06-21'))).toBe(week)
  expect(weekOf(day('2026-06-22'))).toBe(week + 1)
  expect(firstDayOf(week)).toBe(day('2026-06-15'))
  expect(weekAt(Date.parse('2026-06-21T23:59:59Z'))).toBe(week)
})

test('a member with stations left who completed none for three days stands still', () => {
  const now = 100 * DAY
  expect(isStalled({ stationsDone: 0, joinedAt: now - 3 * DAY, lastStationAt: null }, now)).toBe(true)
  expect(isStalled({ stationsDone: 0, joinedAt: now - 3 * DAY + 1, lastStationAt: null }, now)).toBe(false)
  expect(isStalled({ stationsDone: 2, joinedAt: 0, lastStationAt: now - DAY }, now)).toBe(false)
  expect(isStalled({ stationsDone: 5, joinedAt: 0, lastStationAt: 0 }, now)).toBe(false)
})
