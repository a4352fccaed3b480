import { expect, test } from 'vitest'
import * as consent from './generated/en/shared/consent.ts'

test('consent names the member who may write, and says how long it holds', () => {
  expect(consent.byMember({ sponsor: 'Maya Okafor' })).toMatch(
    /^I agree that Maya Okafor, .*contact me by email or phone.*at any time/,
  )
})

test('consent to be contacted by any member says that the person will learn who it is', () => {
  expect(consent.byCommunity).toMatch(
    /one member of Whistlestop.*by email about.*confirmed.*email me that member’s name first.*at any time/,
  )
  expect(`${consent.byCommunity} ${consent.anyMember}`).not.toContain('phone')
  expect(consent.anyMember).toMatch(
    /One other member.*by email, once I have confirmed.*email me that member’s name first/,
  )
})

test('consent to show something says what is never shown', () => {
  for (const wording of [consent.progress, consent.volunteer]) {
    expect(wording({ sponsor: 'Maya' })).toMatch(/^Let Maya see .* Never my answers, notes or contacts\.$/)
  }
})

test('consent to show progress names all that the sponsor is shown', () => {
  const wording = consent.progress({ sponsor: 'Maya' })
  for (const shown of ['stations', 'courses', 'remember', 'last here', 'this week', 'first days', 'card', 'streak']) {
    expect(wording).toContain(shown)
  }
})
