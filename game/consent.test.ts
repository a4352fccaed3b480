import { expect, test } from 'vitest'
import { consentQuestion, contactConsent, storedWording } from './consent.ts'

const WORDINGS = {
  byMember: ({ sponsor }: { sponsor: string }) => `${sponsor} may write`,
  byCommunity: 'One may write',
}

const WORDING = ({ sponsor }: { sponsor: string }) => `Let ${sponsor} see how far I am`

test('consent names the member who may write, or nobody', () => {
  expect(contactConsent('Maya Okafor', WORDINGS)).toBe('Maya Okafor may write')
  expect(contactConsent(null, WORDINGS)).toBe('One may write')
})

test('a name that holds a link brings none into the consent', () => {
  expect(contactConsent('Maya https://evil.example', WORDINGS)).not.toContain('evil')
})

test('the question about progress names the sponsor, whatever they are called, where it is read', () => {
  expect(consentQuestion(WORDING, 'Maya Okafor')).toBe('Let Maya Okafor see how far I am')
  expect(consentQuestion(WORDING, '$& $1')).toBe('Let $& $1 see how far I am')
})

test('what was agreed to is stored without a name', () => {
  expect(storedWording(WORDING)).toBe('Let {sponsor} see how far I am')
})
