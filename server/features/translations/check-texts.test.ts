import { messagesIn } from 'messages/server'
import { expect, test } from 'vitest'
import { faultOf } from './check-texts.ts'

const faultWith = (value: string, translated: string) =>
  faultOf('figure', { value, label: 'retention' }, { value: translated, label: 'de permanencia' })?.(messagesIn('en'))

test.each([
  ['90%', '90 %'],
  ['90%', '٩٠٪'],
  ['90%', '९०%'],
  ['90%', '９０％'],
  ['Top 3%', '3 % der Besten'],
  ['5-10x', '5 a 10 veces'],
  ['1,250.5 km', '1.250,5 km'],
  ['1,250.5 km', '1 250,5 km'],
  ['1,250.5 km', '١٬٢٥٠٫٥ كم'],
  ['Most', 'Die meisten'],
  ['Twice', '2x'],
])('a figure of %s may be translated as %s', (value, translated) => {
  expect(faultWith(value, translated)).toBeUndefined()
})

test.each([
  ['12%', '99 %'],
  ['12%', '1,2 %'],
  ['1.5%', '15 %'],
  ['12%', '١٣٪'],
  ['12%', 'más del 12 % de 99'],
  ['5-10x', '510x'],
  ['12%', 'doce por ciento'],
])('a figure of %s can’t be translated as %s', (value, translated) => {
  expect(faultWith(value, translated)).toBe('value: must have the same numbers as the original')
})
