import { expect, test } from 'vitest'
import { monthAt } from './boards.ts'

test.each([
  ['2026-11-01T00:00:00.000Z', '2026-11', '2026-12-01'],
  ['2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01'],
  ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01'],
])('the month of %s is %s, until %s', (moment, name, until) => {
  const month = monthAt(Date.parse(moment))
  expect(month).toEqual({ name, from: Date.parse(`${name}-01`), until: Date.parse(until) })
})
