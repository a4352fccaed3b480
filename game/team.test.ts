import { expect, test } from 'vitest'
import { firstDayOf, isStalled, lastSeenText, weekAt, weekOf } from './team.ts'

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

test('somebody stands still who has stations left and completed none for three days', () => {
  const now = 100 * DAY
  expect(isStalled({ stationsDone: 0, joinedAt: now - 3 * DAY, lastStationAt: null }, now)).toBe(true)
  expect(isStalled({ stationsDone: 0, joinedAt: now - 3 * DAY + 1, lastStationAt: null }, now)).toBe(false)
  expect(isStalled({ stationsDone: 2, joinedAt: 0, lastStationAt: now - DAY }, now)).toBe(false)
  expect(isStalled({ stationsDone: 5, joinedAt: 0, lastStationAt: 0 }, now)).toBe(false)
})

test.each([
  [-1, 'today'],
  [0, 'today'],
  [1, 'in the last 7 days'],
  [6, 'in the last 7 days'],
  [7, '7 days ago'],
  [12, '12 days ago'],
])('a visit %i days ago is told as “%s”', (days, words) => {
  expect(lastSeenText(days)).toBe(words)
})
