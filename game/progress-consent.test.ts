import { expect, test } from 'vitest'
import { consentQuestion, storedWording } from './progress-consent.ts'

const WORDING = ({ sponsor }: { sponsor: string }) => `Let ${sponsor} see how far I am`

test('names the sponsor, whatever they are called, where it is read', () => {
  expect(consentQuestion(WORDING, 'Maya Okafor')).toBe('Let Maya Okafor see how far I am')
  expect(consentQuestion(WORDING, '$& $1')).toBe('Let $& $1 see how far I am')
})

test('is stored without a name', () => {
  expect(storedWording(WORDING)).toBe('Let {sponsor} see how far I am')
})
