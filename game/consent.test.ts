import { expect, test } from 'vitest'
import { contactConsent } from './consent.ts'

const WORDINGS = {
  byMember: ({ sponsor }: { sponsor: string }) => `${sponsor} may write`,
  byCommunity: 'One may write',
}

test('consent names the member who may write, or nobody', () => {
  expect(contactConsent('Maya Okafor', WORDINGS)).toBe('Maya Okafor may write')
  expect(contactConsent(null, WORDINGS)).toBe('One may write')
})

test('a name that holds a link brings none into the consent', () => {
  expect(contactConsent('Maya https://evil.example', WORDINGS)).not.toContain('evil')
})
