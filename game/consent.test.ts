import { expect, test } from 'vitest'
import { anyMemberConsent, contactConsent } from './consent.ts'

test('consent names the member who may write, and how long it holds', () => {
  expect(contactConsent('Maya Okafor')).toMatch(
    /^I agree that Maya Okafor, .*contact me by email or phone.*at any time/,
  )
})

test('consent to be contacted by anybody says that the person will hear who it is', () => {
  expect(contactConsent(null)).toMatch(
    /one member of Whistlestop.*by email about.*confirmed.*email me that member’s name first.*at any time/,
  )
  expect(`${contactConsent(null)} ${anyMemberConsent}`).not.toContain('phone')
  expect(anyMemberConsent).toMatch(
    /One other member.*by email, once I have confirmed.*email me that member’s name first/,
  )
})

test('a name that holds a link brings none into the consent', () => {
  expect(contactConsent('Maya https://evil.example')).not.toContain('evil')
})
