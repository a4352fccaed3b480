import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dateOfDay,
  ideaTitle,
  ratingOf,
  reviewDay,
  reviewMinutes,
  reviewPoints,
  shuffledBy,
  signalFor,
} from './reviews.ts'

test('a wrong answer and a guess come back soon', () => {
  expect(ratingOf({ correct: true, guessed: false })).toBe(3)
  expect(ratingOf({ correct: true, guessed: true })).toBe(1)
  expect(ratingOf({ correct: false, guessed: false })).toBe(1)
})

test('a day pays a point for each right answer, at most ten', () => {
  expect([0, 1, 10, 11, 40].map(reviewPoints)).toEqual([0, 1, 10, 10, 10])
})

test('a review takes whole minutes', () => {
  expect([0, 1, 3, 4, 10].map(reviewMinutes)).toEqual([0, 1, 1, 2, 4])
})

test.each([
  [null, 'none'],
  [1, 'green'],
  [0.9, 'green'],
  [0.899, 'amber'],
  [0.7, 'amber'],
  [0.69, 'red'],
  [0, 'red'],
] as const)('a retrievability of %j is %s', (retrievability, signal) => {
  expect(signalFor(retrievability)).toBe(signal)
})

test('a shuffle loses nothing and depends on its seed alone', () => {
  const items = ['a', 'b', 'c', 'd']
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const shuffled = shuffledBy(seed, items)
      expect(shuffled.toSorted()).toEqual(items)
      expect(shuffledBy(seed, items)).toEqual(shuffled)
    }),
  )
})

test('over many seeds each choice stands at each place about as often', () => {
  const counts = new Map<string, number>()
  const seeds = Array.from({ length: 4_000 }, (_, index) => `member-${index % 40} ${20_000 + index} ${index % 7}`)
  for (const seed of seeds) {
    for (const [place, item] of shuffledBy(seed, ['a', 'b', 'c', 'd']).entries()) {
      counts.set(`${item}${place}`, (counts.get(`${item}${place}`) ?? 0) + 1)
    }
  }
  expect(counts.size).toBe(16)
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120)
})

test('the day of a review never goes back by a change of zone, and a clock that was wrong is not believed', () => {
  expect(reviewDay(100, null)).toBe(100)
  expect(reviewDay(100, 99)).toBe(100)
  expect(reviewDay(100, 101)).toBe(101)
  expect(reviewDay(100, 102)).toBe(102)
  expect(reviewDay(100, 103)).toBe(100)
})

test('days and ideas are written for people', () => {
  expect(dateOfDay(20_514)).toBe('2026-03-02')
  expect(ideaTitle('required-purchase')).toBe('Required purchase')
})
