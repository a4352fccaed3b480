import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHALLENGES, type ChallengeKey, challengeOf, isChallengeKey } from './challenges.ts'

describe('the daily challenges', () => {
  test('are the four that the landing page names, in its order, with the decided rewards', () => {
    expect(CHALLENGES.map((challenge) => Object.values(challenge))).toEqual([
      ['talk-to-10', 'count', 10, 10, 20],
      ['video-15-days', 'days', 15, 15, 30],
      ['birthday-10', 'count', 10, 10, 20],
      ['post-30-days', 'days', 30, 30, 60],
    ])
  })

  test('are found by their keys', () => {
    for (const challenge of CHALLENGES) {
      expect(isChallengeKey(challenge.key)).toBe(true)
      expect(challengeOf(challenge.key)).toBe(challenge)
    }
  })
})

describe('a key', () => {
  test.each(['', '__proto__', 'constructor', 'toString', '0', 'TALK-TO-10', 'talk-to-10 '])(
    '%j is that of no challenge',
    (text) => {
      expect(isChallengeKey(text)).toBe(false)
      expect(() => challengeOf(text as ChallengeKey)).toThrow(RangeError)
    },
  )

  test('is one of the four or none', () => {
    const keys: readonly string[] = CHALLENGES.map(({ key }) => key)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...keys)), (text) => {
        expect(isChallengeKey(text)).toBe(keys.includes(text))
      }),
    )
  })
})
