import { expect, test } from 'vitest'
import { claimsOf, type NamedTexts, refuseClaims, refuseNewClaims } from './claims.ts'

const CLAIM = 'Fire your boss'

test('a claim is refused with its words, the reason and a rewrite', () => {
  expect(() => refuseClaims([['the title', CLAIM]])).toThrow(
    expect.objectContaining({
      code: 'CLAIM_MADE',
      message: expect.stringMatching(/^In the title, “Fire your boss” is a claim\. .+ Instead: .+/),
    }),
  )
})

test('words in quotation marks and an empty field are none', () => {
  const texts = [
    ['text', 'Never write “fire your boss”.'],
    ['video', null],
    ['other', undefined],
  ] as const
  expect(() => refuseClaims(texts)).not.toThrow()
})

test.each<[string, NamedTexts]>([
  ['as it was', [['the text', `Hello. ${CLAIM}.`]]],
  ['with other words around it', [['the text', `Good morning. ${CLAIM.toUpperCase()}!`]]],
  ['in another field', [['the title', CLAIM]]],
])('a claim that was saved before may stay: %s', (_, texts) => {
  expect(() => refuseNewClaims(claimsOf(texts), [['the text', `Hello. ${CLAIM}.`]])).not.toThrow()
})

test.each<[string, NamedTexts]>([
  ['another one', [['the text', `${CLAIM}. Guaranteed income for everyone.`]]],
  [
    'the same once more',
    [
      ['the title', CLAIM],
      ['the text', CLAIM],
    ],
  ],
])('beside a saved claim a new one is refused: %s', (_, texts) => {
  expect(() => refuseNewClaims(claimsOf(texts), [['the text', CLAIM]])).toThrow(
    expect.objectContaining({ code: 'CLAIM_MADE' }),
  )
})
