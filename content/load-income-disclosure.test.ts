import { expect, test } from 'vitest'
import { loadIncomeDisclosure } from './load-income-disclosure.ts'

test('the income disclosure says that nothing is paid, and names no sum', async () => {
  const text = await loadIncomeDisclosure()
  expect(text).toMatch(/we pay you nothing/)
  expect(text).toMatch(/no cash value/)
  expect(text).not.toMatch(/[$€£%]|\d/)
  expect(text.length).toBeLessThan(20_000)
})
