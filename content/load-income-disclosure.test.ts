import { expect, test } from 'vitest'
import { loadIncomeDisclosure } from './load-income-disclosure.ts'

test('the income disclosure says that nothing is paid and that the rates are made up, and holds no figure', async () => {
  const text = await loadIncomeDisclosure()
  expect(text).toMatch(/we pay you nothing/)
  expect(text).toMatch(/no cash value/)
  expect(text).toMatch(/rates that we made up/)
  expect(text).not.toMatch(/[$€£%]|\d/)
  expect(text.length).toBeLessThan(20_000)
})
