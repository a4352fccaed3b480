import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMAIL_MAX, emailKey, isOneMailbox } from './email-address.ts'

/** Letters of several scripts whose upper and lower case are one pair. */
const caseLetter = fc.constantFrom(...'abcxyzäöüéñçøžдяжαβω'.split(''))
const address = fc
  .tuple(fc.array(fc.oneof(caseLetter, fc.constantFrom('0', '9', '.', '+', '_', '-')), { minLength: 1 }), caseLetter)
  .map(([local, letter]) => `${local.join('')}@${letter}.example`)

/** The same ASCII characters in the wide form that Japanese and Chinese keyboards write. */
function wide(text: string): string {
  return text.replace(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0))
}

test('a key is its own key, for any text at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(emailKey(emailKey(text))).toBe(emailKey(text))
    }),
    { numRuns: 500 },
  )
})

test.each(['´a@b.example', 'a@b.example¨', 'İ\u0327@b.example'])('a key is its own key: %s', (text) => {
  expect(emailKey(emailKey(text))).toBe(emailKey(text))
})

test('upper and lower case are one address', () => {
  fc.assert(
    fc.property(address, (text) => {
      expect(emailKey(text.toUpperCase())).toBe(emailKey(text))
    }),
  )
})

test('wide and ordinary characters are one address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      expect(emailKey(wide(text))).toBe(emailKey(text))
    }),
  )
})

test('composed and combined accents are one address', () => {
  fc.assert(
    fc.property(address, (text) => {
      expect(emailKey(text.normalize('NFD'))).toBe(emailKey(text))
    }),
  )
})

test('blanks around it do not matter', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000'), (text, blank) => {
      expect(emailKey(`${blank}${text}${blank}`)).toBe(emailKey(text))
    }),
  )
})

test('two different ordinary addresses keep two keys', () => {
  const ordinary = fc.emailAddress().map((text) => text.toLowerCase())
  fc.assert(
    fc.property(ordinary, ordinary, (one, other) => {
      expect(emailKey(one) === emailKey(other)).toBe(one === other)
    }),
  )
})

test('an ordinary address in lower case is its own key, dots and tags included', () => {
  expect(emailKey('maya.okafor+news@example.org')).toBe('maya.okafor+news@example.org')
})

test.each([
  ['Maya.Okafor+news@example.org', true],
  ['ａ＠x.example', true],
  ['ä@münchen.example', true],
  ['a@x.example，b', false],
  ['a@x.example；b@x.example', false],
  ['a＠b@x.example', false],
  ['a@x.example\u00a0b', false],
  ['a´b@x.example', false],
  ['＜a@x.example＞', false],
  ['x.example', false],
  ['@x.example', false],
  ['a@', false],
])('the key of %j is one mailbox: %s', (address, isOne) => {
  expect(isOneMailbox(emailKey(address))).toBe(isOne)
})

test('the longest address is the one of the mail standard', () => {
  expect(EMAIL_MAX).toBe(254)
})
