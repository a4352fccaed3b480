import { expect, test } from 'vitest'
import { claimsOf, FIELDS, type NamedTexts, refuseClaims, refuseNewClaims } from './claims.ts'

const CLAIM = 'Fire your boss'

test('a claim is refused with its words, the reason and a rewrite', () => {
  expect(() => refuseClaims([[FIELDS.title, CLAIM]])).toThrow(
    expect.objectContaining({
      code: 'CLAIM_MADE',
      message: expect.stringMatching(/^Title: “Fire your boss” is a claim\. .+ Instead: .+/),
    }),
  )
})

test('what to write instead is suggested in the language of the text', () => {
  const claims = claimsOf([[FIELDS.title, 'Kündige deinen Job!']], 'de')
  const sentence =
    /^Title: “.+ Instead: Leave the dream out .+ For example: “Ich mache das an zwei Abenden .+” To teach/
  expect(() => refuseNewClaims(claims, [], 'de')).toThrow(sentence)
})

test('words in quotation marks and an empty field are none', () => {
  const texts = [
    [FIELDS.text, 'Never write “fire your boss”.'],
    [FIELDS.title, null],
    [FIELDS.description, undefined],
  ] as const
  expect(() => refuseClaims(texts)).not.toThrow()
})

test.each<[string, NamedTexts]>([
  ['as it was', [[FIELDS.text, `Hello. ${CLAIM}.`]]],
  ['with other words around it', [[FIELDS.text, `Good morning. ${CLAIM.toUpperCase()}!`]]],
  ['in another field', [[FIELDS.title, CLAIM]]],
])('a claim that was saved before may stay: %s', (_, texts) => {
  expect(() => refuseNewClaims(claimsOf(texts), [[FIELDS.text, `Hello. ${CLAIM}.`]])).not.toThrow()
})

test.each<[string, NamedTexts]>([
  ['another one', [[FIELDS.text, `${CLAIM}. Guaranteed income for everyone.`]]],
  [
    'the same once more',
    [
      [FIELDS.title, CLAIM],
      [FIELDS.text, CLAIM],
    ],
  ],
])('beside a saved claim a new one is refused: %s', (_, texts) => {
  expect(() => refuseNewClaims(claimsOf(texts), [[FIELDS.text, CLAIM]])).toThrow(
    expect.objectContaining({ code: 'CLAIM_MADE' }),
  )
})
