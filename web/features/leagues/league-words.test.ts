import type { LeagueStanding } from 'contract/leagues'
import { describe, expect, test } from 'vitest'
import { lastWeekWords, ownWords, timeLeft, zonesOf, zoneTitle } from './league-words.ts'

const HOUR = 3_600_000
const END = '2026-03-09T00:00:00.000Z'

const entriesOf = (count: number, mine: number) =>
  Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    name: `Member ${index + 1}`,
    points: 10 * (count - index),
    isMe: index + 1 === mine,
  }))

const standing = (overrides: Partial<LeagueStanding>): LeagueStanding => ({
  tier: 2,
  week: '2026-03-02',
  endsAt: END,
  isSeated: true,
  areSeatsGiven: true,
  entries: [],
  lastWeek: null,
  badges: [],
  ...overrides,
})

test.each([
  [168, 'in 7 days'],
  [71, 'in 2 days'],
  [47, 'in 47 hours'],
  [2.5, 'in 2 hours'],
  [1, 'in 60 minutes'],
  [0.001, 'in 1 minute'],
  [0, 'now'],
  [-1, 'now'],
])('%s hours before the end it ends %s', (hours, words) => {
  expect(timeLeft(END, Date.parse(END) - hours * HOUR)).toBe(words)
})

describe('a league', () => {
  test('is told in three parts', () => {
    const zones = zonesOf(entriesOf(28, 1), 2)
    expect(zones.map(({ move, entries }) => [zoneTitle(move, 2), entries.length])).toEqual([
      ['Going up to Express', 5],
      ['Staying in Regional', 18],
      ['Going down to Local', 5],
    ])
  })

  test('has nobody going up from the highest class, and nobody going down from the lowest', () => {
    expect(zonesOf(entriesOf(28, 1), 5).map(({ move }) => zoneTitle(move, 5))).toEqual([
      'Staying in Night Train',
      'Going down to Intercity',
    ])
    expect(zonesOf(entriesOf(3, 1), 1).map(({ move }) => zoneTitle(move, 1))).toEqual(['Going up to Regional'])
  })

  test('says where one’s place would lead', () => {
    expect(ownWords(standing({ entries: entriesOf(28, 26) }))).toBe(
      'You’re in place 26 of 28 with 30 points. If the week ended now, you’d go down to Local.',
    )
    expect(ownWords(standing({ entries: entriesOf(28, 2) }))).toMatch(/up to Express\.$/)
    expect(ownWords(standing({ entries: entriesOf(28, 10) }))).toMatch(/you’d stay in Regional\.$/)
    expect(ownWords(standing({}))).toBeUndefined()
  })
})

test.each([
  [
    { place: 3, move: 1 as const },
    'Last week you came in at place 3 of 28 in Regional, with 1 point. You go up to Express.',
  ],
  [
    { place: 28, move: -1 as const },
    'Last week you came in at place 28 of 28 in Regional, with 1 point. You go down to Local.',
  ],
  [{ place: null, move: null }, 'We’re still counting last week. The result comes here as soon as we’re done.'],
  [
    { place: null, move: 0 as const },
    'You weren’t in leagues when last week ended, so you got no place. You stay in Regional.',
  ],
])('last week is told: %j', (result, words) => {
  expect(lastWeekWords({ week: '2026-02-23', tier: 2, members: 28, points: 1, ...result })).toBe(words)
})
