import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isRewardType,
  REFERRAL_BONUS,
  REFERRAL_DAILY_CAP,
  REFERRAL_REWARD,
  REWARD_COST,
  REWARDS,
  STRICT_REFERRAL_CAPS,
} from './rewards.ts'

describe('referrals', () => {
  test('a successful one pays 10 tokens and 20 points', () => {
    expect(REFERRAL_REWARD).toEqual({ tokens: 10, points: 20 })
  })

  test('the fifth pays 50 tokens and 100 points more', () => {
    expect(REFERRAL_BONUS).toEqual({ at: 5, tokens: 50, points: 100 })
  })

  test('pay 30 times a day at most; under the strict settings 3 times for one address, and 32 times ever', () => {
    expect(REFERRAL_DAILY_CAP).toBe(30)
    expect(STRICT_REFERRAL_CAPS).toEqual({ anAddressADay: 3, lifetime: 32 })
  })
})

describe('rewards', () => {
  test('are three, at 5 tokens each', () => {
    expect(REWARD_COST).toBe(5)
    expect(REWARDS).toEqual([
      { type: 'social_posts', items: 5 },
      { type: 'email_swipes', items: 10 },
      { type: 'warm_leads', items: 10 },
    ])
  })

  test('know their own types', () => {
    expect(REWARDS.every(({ type }) => isRewardType(type))).toBe(true)
  })

  test.each(['', 'SOCIAL_POSTS', ' warm_leads', '__proto__', 'constructor', 'length', '0'])('%j is none', (text) => {
    expect(isRewardType(text)).toBe(false)
  })

  test('know no other text', () => {
    const types: readonly string[] = REWARDS.map(({ type }) => type)
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isRewardType(text)).toBe(types.includes(text))
      }),
    )
  })
})
