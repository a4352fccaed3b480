import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closeLeague,
  compareContenders,
  LEARNING_KINDS,
  moveFor,
  type Seat,
  startOfWeek,
  TIERS,
  tierName,
  weekOf,
} from './leagues.ts'

const seat = (memberId: string, points: number, { reachedAt = 0, isIn = true } = {}): Seat => ({
  memberId,
  points,
  reachedAt,
  isIn,
})

/** With points from 300 down, by tens. */
const aLeague = (size: number) =>
  Array.from({ length: size }, (_, index) => seat(`m${String(index).padStart(2, '0')}`, 300 - 10 * index))

const movesOf = (seats: readonly Seat[], tier: number) => closeLeague(seats, tier).map(({ move }) => move)

describe('a week', () => {
  test('runs from Monday to Monday in UTC', () => {
    const monday = Date.UTC(2026, 2, 2)
    expect(new Date(monday).getUTCDay()).toBe(1)
    const week = weekOf(monday)
    expect(weekOf(monday - 1)).toBe(week - 1)
    expect(weekOf(Date.UTC(2026, 2, 8, 23, 59, 59, 999))).toBe(week)
    expect(weekOf(Date.UTC(2026, 2, 9))).toBe(week + 1)
    expect(startOfWeek(week)).toBe(monday)
  })

  test('has each moment in exactly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 4e12 }), (at) => {
        const week = weekOf(at)
        return startOfWeek(week) <= at && at < startOfWeek(week + 1)
      }),
    )
  })
})

test('points of learning count and those of recruiting, help and adjustments don’t', () => {
  expect(LEARNING_KINDS).toEqual(['mission', 'course', 'quiz', 'challenge', 'review', 'practice'])
})

test('the classes have names, from the lowest', () => {
  expect(TIERS.map((_, index) => tierName(index + 1))).toEqual([
    'Local',
    'Regional',
    'Express',
    'Intercity',
    'Night Train',
  ])
})

describe('the end of a week', () => {
  test('takes the first five up and the last five down', () => {
    expect(movesOf(aLeague(30), 3)).toEqual([...Array(5).fill(1), ...Array(20).fill(0), ...Array(5).fill(-1)])
  })

  test('takes nobody up from the highest class, nor down from the lowest', () => {
    expect(movesOf(aLeague(30), 5)).toEqual([...Array(25).fill(0), ...Array(5).fill(-1)])
    expect(movesOf(aLeague(30), 1)).toEqual([...Array(5).fill(1), ...Array(25).fill(0)])
  })

  test('takes everybody up from a league of three, and of seven the last two down', () => {
    expect(movesOf(aLeague(3), 2)).toEqual([1, 1, 1])
    expect(movesOf(aLeague(7), 2)).toEqual([1, 1, 1, 1, 1, -1, -1])
    expect(movesOf(aLeague(3), 5)).toEqual([0, 0, 0])
  })

  test('breaks ties by who had the points earlier, and gives each place once', () => {
    const tied = [seat('c', 10, { reachedAt: 2 }), seat('b', 10, { reachedAt: 1 }), seat('a', 10, { reachedAt: 2 })]
    expect(closeLeague(tied, 1).map(({ memberId, place }) => [memberId, place])).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 3],
    ])
  })

  test('gives members who left no place; they never go up, but go down if their points would have led there', () => {
    const seats = aLeague(30).map((each, index) => (index === 0 || index === 29 ? { ...each, isIn: false } : each))
    const results = new Map(closeLeague(seats, 2).map((result) => [result.memberId, result]))
    expect(results.get('m00')).toMatchObject({ place: null, move: 0 })
    expect(results.get('m29')).toMatchObject({ place: null, move: -1 })
    expect(results.get('m01')).toMatchObject({ place: 1, move: 1 })
    expect(results.get('m28')).toMatchObject({ place: 28, move: -1 })
  })

  test('takes nobody up without points', () => {
    expect(moveFor({ place: 1, points: 0 }, 1, 1)).toBe(0)
    expect(moveFor({ place: 1, points: 1 }, 1, 1)).toBe(1)
  })

  test('gives places 1 to n in the order of the points, for any members', () => {
    const anySeat = fc.record({
      memberId: fc.uuid(),
      points: fc.nat(5),
      reachedAt: fc.nat(2),
      isIn: fc.boolean(),
    })
    const anyLeague = fc.uniqueArray(anySeat, { selector: ({ memberId }) => memberId, maxLength: 30 })
    fc.assert(
      fc.property(anyLeague, fc.integer({ min: 1, max: 5 }), (seats, tier) => {
        const results = closeLeague(seats, tier)
        expect(results).toHaveLength(seats.length)
        const placed = results.filter(({ place }) => place !== null)
        expect(placed.map(({ place }) => place)).toEqual(placed.map((_, index) => index + 1))
        expect(placed.toSorted(compareContenders)).toEqual(placed)
        for (const { move } of results) expect([1, 2, 3, 4, 5]).toContain(tier + move)
      }),
    )
  })
})
