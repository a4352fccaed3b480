import { expect, test } from 'vitest'
import { REFERRAL_BONUS, REFERRAL_REWARD } from './rewards.ts'

test('a successful referral pays 10 tokens and 20 points', () => {
  expect(REFERRAL_REWARD).toEqual({ tokens: 10, points: 20 })
})

test('the fifth referral pays 50 tokens and 100 points more', () => {
  expect(REFERRAL_BONUS).toEqual({ at: 5, tokens: 50, points: 100 })
})
