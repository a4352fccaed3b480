import { findClaims } from 'game/claims'
import { adviceOn } from 'game/claims/advice'
import { ENGLISH } from 'game/claims/english'
import { expect, test } from 'vitest'
import * as claims from './generated/en/shared/claims.ts'

test('what a rule advises says why in a sentence, and makes no claim itself', () => {
  for (const { advice } of ENGLISH.rules) {
    const { why, rewrite } = adviceOn(advice, claims)
    expect(why).toMatch(/\.$/)
    expect(findClaims(rewrite), rewrite).toEqual([])
  }
})
