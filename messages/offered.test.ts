import { describe, expect, test } from 'vitest'
import { offeredLanguages } from './offered.ts'

const LANGUAGES = [
  { code: 'en', isOffered: true },
  { code: 'de', isOffered: false },
  { code: 'pt-BR', isOffered: true },
]

describe('the languages that visitors can choose', () => {
  test.each([
    [undefined, ['en', 'pt-BR']],
    ['', ['en', 'pt-BR']],
    ['all', ['en', 'de', 'pt-BR']],
    ['de', ['en', 'de']],
    ['pt-BR, de', ['en', 'de', 'pt-BR']],
    ['en', ['en']],
  ])('are, when the setting is %j, %j', (setting, codes) => {
    expect(offeredLanguages(LANGUAGES, setting)?.map(({ code }) => code)).toEqual(codes)
  })

  test.each(['fr', 'de,fr', 'DE', 'de,', 'none'])('are not what the setting %j names', (setting) => {
    expect(offeredLanguages(LANGUAGES, setting)).toBeUndefined()
  })
})
