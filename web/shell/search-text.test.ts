import { describe, expect, it } from 'vitest'
import { idFrom, readSearch, writeSearch } from './search-text.ts'

describe('the query part of an address', () => {
  it.each(['007', '1e5', 'true', 'null', '"quoted"', '[1]', 'a b&c=d', '李'])('keeps %s as the text it is', (text) => {
    expect(readSearch(writeSearch({ ref: text }))).toEqual({ ref: text })
  })

  it('is empty where there is nothing to say', () => {
    expect(writeSearch({ station: undefined, ref: null })).toBe('')
    expect(readSearch('')).toEqual({})
  })
})

describe('an id out of an address', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['999999999', 999_999_999],
  ])('%j is one', (text, id) => {
    expect(idFrom(text)).toBe(id)
  })

  it.each(['', '0', '-1', '1.5', '7.0', '0x7', '1e3', ' 7', '9999999999', 'seven', undefined])('%j is none', (text) => {
    expect(idFrom(text)).toBeUndefined()
  })
})
