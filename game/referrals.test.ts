import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDisposableDomain, mailboxKey } from './referrals.ts'

describe('the mailbox behind an address', () => {
  test.each([
    ['maya@example.org', 'maya@example.org'],
    ['Maya.Okafor@Example.org', 'mayaokafor@example.org'],
    ['maya+second@example.org', 'maya@example.org'],
    ['m.a.y.a+1+2@gmail.com', 'maya@gmail.com'],
    ['maya@googlemail.com', 'maya@gmail.com'],
    ['Maya+x@GoogleMail.com.', 'maya@gmail.com'],
    ['maya@mail.googlemail.com', 'maya@mail.googlemail.com'],
    [' ｍａｙａ＋ｘ＠example.org ', 'maya@example.org'],
    ['+tag@example.org', '+tag@example.org'],
    ['...@example.org', '...@example.org'],
    ['"a@b"@example.org', '"a@b"@example.org'],
    ['nobody', 'nobody'],
    ['', ''],
  ])('of %j is %j', (email, key) => {
    expect(mailboxKey(email)).toBe(key)
  })

  test('is its own mailbox, for any text at all', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'a.+@ e\u0301g') }))
    fc.assert(
      fc.property(texts, (text) => {
        expect(mailboxKey(mailboxKey(text))).toBe(mailboxKey(text))
      }),
      { numRuns: 2_000 },
    )
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcxyz019_-'), minLength: 1, maxLength: 12 })

  test('does not depend on tags, dots and case', () => {
    fc.assert(
      fc.property(letters, fc.nat(12), fc.string({ unit: fc.constantFrom(...'abc.+1') }), (local, split, tag) => {
        const dotted = `${local.slice(0, split)}.${local.slice(split)}`.toUpperCase()
        expect(mailboxKey(`${dotted}+${tag}@example.org`)).toBe(mailboxKey(`${local}@example.org`))
      }),
    )
  })

  test('differs between different names and different domains', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(mailboxKey(`${one}@a.example`) === mailboxKey(`${other}@a.example`)).toBe(one === other)
        expect(mailboxKey(`${one}@a.example`)).not.toBe(mailboxKey(`${one}@b.example`))
      }),
    )
  })
})

describe('a throw-away domain', () => {
  test.each(['x@mailinator.com', 'x@MAILINATOR.com', 'x+y@yopmail.com', 'x@team.guerrillamail.com', 'x@yopmail.com.'])(
    'is that of %s',
    (email) => expect(isDisposableDomain(email)).toBe(true),
  )

  test.each([
    'x@gmail.com',
    'x@notmailinator.com',
    'x@mailinator.com.example.org',
    'mailinator.com@example.org',
    'mailinator.com',
    'x@com',
    'x@',
    '@',
    '',
  ])('is not that of %j', (email) => {
    expect(isDisposableDomain(email)).toBe(false)
  })

  test('is never that of an ordinary address, and asking never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (email) => {
        expect(isDisposableDomain(`${email}.example`)).toBe(false)
      }),
    )
  })
})
