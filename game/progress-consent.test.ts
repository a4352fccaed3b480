import { expect, test } from 'vitest'
import { progressQuestion } from './progress-consent.ts'

test('names the sponsor, whatever they are called', () => {
  expect(progressQuestion('Maya Okafor')).toMatch(/^Let Maya Okafor see how far I am: stations, /)
  expect(progressQuestion('$& $1')).toMatch(/^Let \$& \$1 see/)
})
