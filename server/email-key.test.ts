import fc from 'fast-check'
import { emailKey } from 'game/email-address'
import { expect, test } from 'vitest'
import { canonicalKey, deliveryAddress, everyKeyOf, isDisposableAddress, isMailable, mailboxKey } from './email-key.ts'

test('a key is its own key, for any text at all', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((domain) => `a@${domain}`),
  )
  fc.assert(
    fc.property(text, (address) => {
      const key = canonicalKey(address)
      expect(canonicalKey(key)).toBe(key)
    }),
    { numRuns: 1_000 },
  )
})

test('a key that mail can be sent to has a domain in ASCII, and mail goes to that mailbox', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (domain) => {
      const key = canonicalKey(`Ana@${domain}`)
      if (!isMailable(key)) return
      expect(key).toMatch(/^ana@[a-z0-9._-]+$/)
      expect(canonicalKey(deliveryAddress(`Ana@${domain}`))).toBe(key)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['ana@example。com', 'ana@example.com'],
  ['ana@example.com.', 'ana@example.com'],
  ['ana@München.example', 'ana@xn--mnchen-3ya.example'],
  ['ana@exam\u00adple.com', 'ana@example.com'],
  // Only the mail server interprets the local part, so only its case and compatibility characters are folded.
  ['Ａna+tag@example.com', 'ana+tag@example.com'],
])('the key of %j is %j', (address, key) => {
  expect(canonicalKey(address)).toBe(key)
})

test.each([
  'a@127.0.0.1',
  'a@0x7f.1',
  'a@2130706433',
  'a@[::1]',
  'a@gmail.com/x',
  'a@gm%61il.com',
  'a@gmail.com:25',
  'a@a..b',
  'a@.',
  'a@',
  'a',
  'a\u00ad@gmail.com',
  'a\u200b@gmail.com',
  `a@${'ä.'.repeat(60)}example`,
])('no mail can be sent to %j', (address) => {
  expect(isMailable(canonicalKey(address))).toBe(false)
})

test('mail keeps the capitals of the local part, and an address without a mailable domain as it is', () => {
  expect(deliveryAddress(' Ana.B@GMAIL。com ')).toBe('Ana.B@gmail.com')
  expect(deliveryAddress('Ana@[127.0.0.1]')).toBe('Ana@[127.0.0.1]')
})

test('older keys of an address are the spelling itself and its domain in Unicode', () => {
  expect(everyKeyOf('Ana@example.com')).toEqual(['ana@example.com'])
  expect(everyKeyOf('a@xn--mnchen-3ya.example。')).toEqual([
    'a@xn--mnchen-3ya.example。'.normalize('NFKC'),
    'a@xn--mnchen-3ya.example',
    'a@münchen.example',
  ])
  expect(everyKeyOf('a@MÜNCHEN.example')).toContain(emailKey('a@münchen.example'))
})

test('a mailbox and a throw-away domain are recognised in any spelling', () => {
  expect(mailboxKey('o.n.e+x@googlemail。com')).toBe(mailboxKey('one@gmail.com'))
  expect(isDisposableAddress('a@mailinator。com')).toBe(true)
})
