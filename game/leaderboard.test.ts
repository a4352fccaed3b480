import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEADERBOARD_SIZE, leaderboardLabel, leaderboardMedal, monthAt, sharedRanks } from './leaderboard.ts'

const somePoints = fc.integer({ min: 1, max: 1_000_000 })
const anyRank = fc.integer({ min: 1, max: 10_000_000 })

test('the board lists ten members', () => {
  expect(LEADERBOARD_SIZE).toBe(10)
})

describe('labels and medals', () => {
  test.each([
    [1, 'champion', 'gold'],
    [2, 'runner-up', 'silver'],
    [3, 'bronze-winner', 'bronze'],
    [4, 'top-player', undefined],
    [5, 'top-player', undefined],
    [6, 'rising-star', undefined],
    [11, 'rising-star', undefined],
  ])('rank %i with points is %s', (rank, label, medal) => {
    expect(leaderboardLabel(rank, 1)).toBe(label)
    expect(leaderboardMedal(rank, 1)).toBe(medal)
  })

  test('nobody without points has a title or a medal, whatever the rank', () => {
    fc.assert(
      fc.property(anyRank, fc.integer({ max: 0 }), (rank, points) => {
        expect(leaderboardLabel(rank, points)).toBe('rising-star')
        expect(leaderboardMedal(rank, points)).toBeUndefined()
      }),
    )
  })

  test('with points they go by rank alone, not by how many points', () => {
    fc.assert(
      fc.property(anyRank, somePoints, somePoints, (rank, some, others) => {
        expect(leaderboardLabel(rank, some)).toBe(leaderboardLabel(rank, others))
        expect(leaderboardMedal(rank, some)).toBe(leaderboardMedal(rank, others))
      }),
    )
  })

  test('below the fifth rank everybody is a Rising Star', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 10_000_000 }), somePoints, (rank, points) => {
        expect(leaderboardLabel(rank, points)).toBe('rising-star')
        expect(leaderboardMedal(rank, points)).toBeUndefined()
      }),
    )
  })
})

describe('shared ranks', () => {
  /** Few different totals, so that ties are common. */
  const descending = fc.array(fc.nat(20)).map((points) => points.sort((a, b) => b - a))

  test('a rank is one plus the number of members with more points', () => {
    fc.assert(
      fc.property(descending, (points) => {
        expect(sharedRanks(points)).toEqual(points.map((own) => 1 + points.filter((other) => other > own).length))
      }),
    )
  })

  test('two who tie for second leave no third', () => {
    expect(sharedRanks([30, 20, 20, 10])).toEqual([1, 2, 2, 4])
  })

  test('an empty board has no ranks', () => {
    expect(sharedRanks([])).toEqual([])
  })
})

test.each([
  ['2026-11-01T00:00:00.000Z', '2026-11', '2026-12-01'],
  ['2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01'],
  ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01'],
])('the month of %s is %s, until %s', (moment, name, until) => {
  const month = monthAt(Date.parse(moment))
  expect(month).toEqual({ name, from: Date.parse(`${name}-01`), until: Date.parse(until) })
})
