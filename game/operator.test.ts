import { expect, test } from 'vitest'
import { isOperatorKnown, onOneLine } from './operator.ts'

test.each([
  ['12 High Street\nLeeds\nLS1 4DY', '12 High Street, Leeds, LS1 4DY'],
  [' 12 High Street,\r\n\r\n Leeds ', '12 High Street, Leeds'],
  ['12 High Street, Leeds', '12 High Street, Leeds'],
])('the address %j is %j on one line', (address, line) => {
  expect(onOneLine(address)).toBe(line)
})

test('the operator is known by name and postal address, not by one of them', () => {
  const [operatorName, postalAddress] = ['Maya Ltd', '12 High Street, Leeds']
  expect(isOperatorKnown({ operatorName, postalAddress })).toBe(true)
  expect(isOperatorKnown({ operatorName, postalAddress: null })).toBe(false)
  expect(isOperatorKnown({ operatorName: null, postalAddress })).toBe(false)
})
