import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newInviteCode, readInviteCode } from './invite-code.ts'

describe('an invite code', () => {
  test('is found again however it is typed', () => {
    const code = newInviteCode(randomBytes)
    expect(readInviteCode(` ${code.toLowerCase()} `)).toBe(code)
  })

  test('is read with the letters that people confuse put right', () => {
    expect(readInviteCode('oil23456')).toBe('01123456')
  })

  test('is undefined for whatever cannot be one', () => {
    for (const text of [undefined, null, '', 'ABC', 'ABCDEFGHJ', 'ABCDEFG!', "' or 1=1", '𝟘1234567']) {
      expect(readInviteCode(text)).toBeUndefined()
    }
  })

  test('is read without failing from any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readInviteCode(text) ?? '00000000').toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
      }),
    )
  })
})
