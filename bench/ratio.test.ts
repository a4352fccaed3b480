import { describe, expect, it } from 'vitest'
import { isMet, ratiosOf, spreadOf } from './ratio.ts'

describe('spreadOf', () => {
  it('takes the middle of an odd number of measurements, whatever their order', () => {
    expect(spreadOf([9, 1, 4])).toEqual({ median: 4, min: 1, max: 9 })
  })

  it('takes the mean of the two in the middle of an even number', () => {
    expect(spreadOf([10, 2, 4, 8])).toEqual({ median: 6, min: 2, max: 10 })
  })

  it('refuses to make a figure out of nothing', () => {
    expect(() => spreadOf([])).toThrow('Nothing was measured.')
  })
})

describe('ratiosOf', () => {
  it('divides within each round, so that a slow round of both does not count against either', () => {
    const rounds = [
      { ours: 60, baseline: 100 },
      { ours: 6, baseline: 10 },
      { ours: 80, baseline: 100 },
    ]
    expect(ratiosOf(rounds)).toEqual({ median: 0.6, min: 0.6, max: 0.8 })
  })
})

describe('isMet', () => {
  it('counts the goal itself as met, in both directions', () => {
    expect(isMet(0.6, { atLeast: 0.6 })).toBe(true)
    expect(isMet(0.59, { atLeast: 0.6 })).toBe(false)
    expect(isMet(150, { atMost: 150 })).toBe(true)
    expect(isMet(151, { atMost: 150 })).toBe(false)
  })
})
