import { afterEach, expect } from 'vitest'
import { takeAnswerFaults, watchFetches } from '#server/testing/watch-answers.ts'

watchFetches()

/** An answer without its security headers, or with a quiz's answer too early, fails the test that asked for it. */
afterEach(() => {
  expect(takeAnswerFaults(), 'what is wrong with answers').toEqual([])
})
