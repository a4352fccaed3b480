import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['123456', 'password', 'Password1', 'QWERTY', ' letmein ', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])(
  '%j is a common password',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each(['whistlestop', 'Whistlestop1', 'WHISTLESTOP2026!', 'whistle-stop', 'Whistle Stop 7'])(
  '%j is the name of the product',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each([
  '',
  'password of the day',
  'my whistlestop',
  'whistlestops',
  'copper lantern ferry',
  '__proto__',
  'constructor',
])('%j is neither', (password) => expect(isCommonPassword(password)).toBe(false))

test('signs and digits around the name of the product do not make it better', () => {
  const around = fc.string({ unit: fc.constantFrom(...'0123456789!?.-_# ') })
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(isCommonPassword(`${before}Whistlestop${after}`)).toBe(true)
    }),
  )
})

test('case and blanks around make no difference, and asking never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('monkey', 'abc123')), (password) => {
      expect(isCommonPassword(` ${password}\t`)).toBe(isCommonPassword(password))
      expect(isCommonPassword(password.toLowerCase())).toBe(isCommonPassword(password))
    }),
  )
})
