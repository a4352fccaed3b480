import { expect, it } from 'vitest'
import { ApiError, failureText } from './api-error.ts'

const SPECIFIED = 'Failed to create account'

it.each([
  [
    'the server’s words',
    new ApiError({ status: 409, text: '{}', sentence: 'That email is taken.' }),
    'That email is taken.',
  ],
  ['the given words where the server has none', new ApiError({ status: 500, text: 'Internal' }), SPECIFIED],
  [
    'the given words and why, where nothing was reached',
    new ApiError({ status: 0, text: 'x', sentence: 'We couldn’t reach Whistlestop.' }),
    `${SPECIFIED}. We couldn’t reach Whistlestop.`,
  ],
  ['the given words for any other failure', new TypeError('x'), SPECIFIED],
])('a failure is told by %s', (_, error, text) => {
  expect(failureText(error, SPECIFIED)).toBe(text)
})
