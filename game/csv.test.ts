import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table begins with a byte order mark, quotes every cell and ends each line with CR LF', () => {
  expect(
    csvOf([
      ['Name', 'Says'],
      ['Maya', 'a "b",\nc'],
    ]),
  ).toBe('\ufeff"Name","Says"\r\n"Maya","a ""b"",\nc"\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM', '\t=1', ' =1', '＝1', '＋1', '－1', '＠a'])(
  'a cell that a spreadsheet would run is text: %s',
  (formula) => {
    expect(csvOf([[formula]])).toBe(`\ufeff"'${formula}"\r\n`)
  },
)
