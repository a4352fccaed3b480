import { expect, test } from 'vitest'
import { lastSeenOn } from './team-words.ts'

const DAY = 86_400_000
const TODAY = '2026-06-15'

test.each([
  [-1, 'Here today.'],
  [0, 'Here today.'],
  [1, 'Here in the last 7 days.'],
  [6, 'Here in the last 7 days.'],
  [7, 'Here 7 days ago.'],
  [12, 'Here 12 days ago.'],
])('a visit %i days ago is told as “%s”', (days, words) => {
  const date = new Date(Date.parse(TODAY) - days * DAY).toISOString().slice(0, 10)
  expect(lastSeenOn(date, 'UTC', Date.parse(`${TODAY}T20:00:00Z`))).toBe(words)
})
