import { describe, expect, test } from 'vitest'
import { percentile } from './percentile.ts'

describe('percentile', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  test('is the value that so large a share does not exceed', () => {
    expect(percentile(oneToHundred, 0.5)).toBe(50)
    expect(percentile(oneToHundred, 0.99)).toBe(99)
  })

  test('is the largest value when there are too few to tell', () => {
    expect(percentile([3, 1], 0.99)).toBe(3)
  })
})
