import { findClaims } from 'game/claims'
import { adviceOn } from 'game/claims/advice'
import { ENGLISH } from 'game/claims/english'
import { CLAIM_LANGUAGES } from 'game/claims/rule'
import { SUGGESTIONS } from 'game/claims/suggestions'
import { expect, test } from 'vitest'
import * as claims from './generated/en/shared/claims.ts'

test('what a rule advises says why and how in sentences, and makes no claim itself', () => {
  for (const { advice } of ENGLISH.rules) {
    const { why, how } = adviceOn(advice, claims)
    expect([why, how]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    expect(findClaims(how), how).toEqual([])
  }
})

test.each(CLAIM_LANGUAGES)('what is suggested in %s makes no claim itself', (language) => {
  const found = Object.values(SUGGESTIONS[language]).flatMap((text) => findClaims(text, language))
  expect(found.map(({ kind, words }) => `${kind}: ${words}`)).toEqual([])
})
