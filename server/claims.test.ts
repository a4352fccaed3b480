import { expect, test } from 'vitest'
import { refuseClaims } from './claims.ts'

test('a claim is refused with its words, the reason and a rewrite', () => {
  expect(() => refuseClaims({ 'the title': 'Fire your boss' })).toThrow(
    expect.objectContaining({
      code: 'CLAIM_MADE',
      message: expect.stringMatching(/^In the title, “Fire your boss” is a claim\. .+ Instead: .+/),
    }),
  )
})

test('words in quotation marks and an empty field are none', () => {
  expect(() => refuseClaims({ text: 'Never write “fire your boss”.', video: null, other: undefined })).not.toThrow()
})
