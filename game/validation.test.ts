import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLogin, checkRegistration, checkSignUp, isPasswordTooShort, PASSWORD_MIN } from './validation.ts'

type Fields = { name: string; email: string; password: string }

function aForm(overrides: Partial<Fields> = {}): Fields {
  return { name: 'Maya Okafor', email: 'maya@example.org', password: 'secret1', ...overrides }
}

const blank = fc.constantFrom('', ' ', '   ', '\t', '\u00a0')
const filled = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
const tooShort = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }).filter((text) => [...text].length < 6)
const longEnough = fc.string({ minLength: 6 }).filter((text) => text.trim() !== '')
const withAt = fc.tuple(filled, filled).map(([local, domain]) => `${local}@${domain}`)
const withoutAt = filled.filter((text) => !text.includes('@'))

describe('the register form', () => {
  test.each<Partial<Fields>>([{ name: '' }, { name: '  ' }, { email: '' }, { email: '  ' }, { password: '' }])(
    'asks for what is missing: %j',
    (overrides) => expect(checkRegistration(aForm(overrides))).toBe('missing'),
  )

  test('asks for what is missing before it measures the password', () => {
    fc.assert(
      fc.property(blank, tooShort, (name, password) => {
        expect(checkRegistration(aForm({ name, password }))).toBe('missing')
      }),
    )
  })

  test('refuses every password of fewer than 6 characters', () => {
    fc.assert(
      fc.property(tooShort, (password) => {
        expect(checkRegistration(aForm({ password }))).toBe('password-too-short')
      }),
    )
  })

  test('takes any name, any email and any password of 6 characters; the server looks at the address', () => {
    fc.assert(
      fc.property(filled, filled, longEnough, (name, email, password) => {
        expect(checkRegistration({ name, email, password })).toBeNull()
      }),
    )
  })
})

describe('the login form', () => {
  test.each([
    { email: '', password: 'secret1' },
    { email: '  ', password: 'secret1' },
    { email: 'maya@example.org', password: '' },
    { email: '', password: '' },
  ])('asks for what is missing: %j', (fields) => expect(checkLogin(fields)).toBe('missing'))

  test('does not measure a password: an old account may have any', () => {
    fc.assert(
      fc.property(filled, fc.string({ minLength: 1 }), (email, password) => {
        expect(checkLogin({ email, password })).toBeNull()
      }),
    )
  })
})

describe('the sign-up page', () => {
  test.each(['name', 'email', 'password'])('asks for what is empty after trimming: %s', (field) => {
    fc.assert(
      fc.property(blank, (value) => {
        expect(checkSignUp(aForm({ [field]: value }))).toBe('missing')
      }),
    )
  })

  test('asks for what is missing before it looks at the address', () => {
    fc.assert(
      fc.property(blank, withoutAt, (name, email) => {
        expect(checkSignUp(aForm({ name, email, password: 'x' }))).toBe('missing')
      }),
    )
  })

  test('looks at the address before it measures the password', () => {
    fc.assert(
      fc.property(withoutAt, fc.constantFrom('x', 'secret1'), (email, password) => {
        expect(checkSignUp(aForm({ email, password }))).toBe('invalid-email')
      }),
    )
  })

  test('refuses every password of fewer than 6 characters', () => {
    const visible = tooShort.filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(visible, (password) => {
        expect(checkSignUp(aForm({ password }))).toBe('password-too-short')
      }),
    )
  })

  test('takes a name, an address with an @ and a password of 6 characters', () => {
    fc.assert(
      fc.property(filled, withAt, longEnough, (name, email, password) => {
        expect(checkSignUp({ name, email, password })).toBeNull()
      }),
    )
  })
})

describe('a password', () => {
  test('is counted in characters, so that six emoji are six', () => {
    expect(isPasswordTooShort('🚂🚂🚂🚂🚂', PASSWORD_MIN)).toBe(true)
    expect(isPasswordTooShort('🚂🚂🚂🚂🚂🚂', PASSWORD_MIN)).toBe(false)
  })

  test('needs 6 characters', () => {
    expect(PASSWORD_MIN).toBe(6)
  })
})
