import { expect, test } from 'vitest'
import { formatter } from './format.ts'
import { LANGUAGES } from './generated/languages.ts'

// The formatter writes numbers below a thousand without asking for the rules of the language.
test.each(LANGUAGES.map(({ locale }) => locale))('%s writes numbers as its own rules say', (locale) => {
  const { format } = new Intl.NumberFormat(locale)
  const { number } = formatter(locale)
  const values = [...Array(1_000).keys(), 1_000, 12_345, 1_234_567.89, 0.5, 999.5, -1, -1_000]
  expect(values.map(number)).toEqual(values.map(format))
})
