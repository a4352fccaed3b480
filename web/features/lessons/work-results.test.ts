import { describe, expect, it } from 'vitest'
import { asTyped, numberFrom, workResults } from './work-results.ts'

const FIELDS = [
  { id: 'sold', label: 'Sold', example: 10 },
  { id: 'price', label: 'Price', example: 4 },
  { id: 'costs', label: 'Costs', example: 5 },
]

function card(results: Parameters<typeof workResults>[0]['results']) {
  return { kind: 'work' as const, ask: 'What is left?', fields: FIELDS, results, reveal: 'Costs come first.' }
}

describe('the results of a work-it-out card', () => {
  it('go from left to right, and use earlier results', () => {
    const results = workResults(
      card([
        { id: 'taken', label: 'Taken', of: ['sold', 'price'], how: 'multiply' },
        { id: 'left', label: 'Left', of: ['taken', 'costs', 'costs'], how: 'subtract' },
        { id: 'each', label: 'Each', of: ['left', 'sold'], how: 'divide' },
        { id: 'sum', label: 'Sum', of: ['sold', 'price', 'costs'], how: 'add' },
      ]),
      [10, 4, 5],
    )
    expect(results).toEqual([40, 30, 3, 19])
  })

  it('are missing after a division by zero, with a missing number, and for an unknown name', () => {
    const divided = card([
      { id: 'each', label: 'Each', of: ['sold', 'price'], how: 'divide' },
      { id: 'more', label: 'More', of: ['each', 'costs'], how: 'add' },
      { id: 'nobody', label: 'Nobody', of: ['sold', 'missing'], how: 'add' },
    ])
    expect(workResults(divided, [10, 0, 5])).toEqual([null, null, null])
    expect(workResults(divided, [10, Number.NaN, 5])).toEqual([null, null, null])
  })
})

describe('a typed number', () => {
  it.each([
    ['12', 12],
    [' 1,5 ', 1.5],
    ['9,000', 9_000],
    ['1,234,567.5', 1_234_567.5],
    ['0,125', 0.125],
    ['-3', -3],
    ['١٢', 12],
    ['۱۲٫۵', 12.5],
    ['١٬٢٣٤٫٥', 1_234.5],
    ['', undefined],
    [undefined, undefined],
    ['ten', undefined],
    ['1e999', undefined],
  ])('%j is %j', (text, number) => {
    expect(numberFrom(text)).toBe(number)
  })

  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['9.000', 9_000],
    ['1.234.567,5', 1_234_567.5],
    ['0.125', 0.125],
  ])('%j is %j where a comma comes before the decimals', (text, number) => {
    expect(numberFrom(text, ',')).toBe(number)
  })

  it.each(['.', ','] as const)('is read as it was written, with "%s"', (sign) => {
    for (const number of [9_000, 1.125, -0.5]) expect(numberFrom(asTyped(number, sign), sign)).toBe(number)
  })
})
