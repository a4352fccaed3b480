import fc from 'fast-check'
import type { LanguageCode } from 'messages/languages'
import { describe, expect, test } from 'vitest'
import { acceptedLanguage, languageOfVisitor } from './language.ts'

const ALL: readonly LanguageCode[] = ['en', 'ar', 'de', 'es', 'pt-BR']
const of = (acceptLanguage?: string, cookie?: string, offered = ALL) =>
  languageOfVisitor({ cookie, acceptLanguage }, offered)

describe('the language of a visitor', () => {
  test.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['es-MX', 'es'],
    ['es-419,en;q=0.5', 'es'],
    ['ar-EG', 'ar'],
    ['en-GB,de;q=0.9', 'en'],
    ['de-CH-1996', 'de'],
  ])('that asks for %s is %s', (header, language) => expect(of(header)).toBe(language))

  test.each([
    ['fr, ar;q=0.8', 'ar'],
    ['en;q=0.2, de;q=0.3', 'de'],
    ['en;q=0.5,es;q=0.5', 'en'],
    ['es;q=0.5,en;q=0.5', 'es'],
    ['de ; q=0.9 , es', 'es'],
    ['fr;q=1.0, de;q=0.001', 'de'],
  ])('follows the weights of %s to %s', (header, language) => expect(of(header)).toBe(language))

  test.each([
    ['es;q=0, de;q=0.1', 'de'],
    ['es-MX, es;q=0, de;q=0.1', 'de'],
    ['pt;q=0, pt-BR', 'en'],
    ['pt, pt-PT;q=0', 'pt-BR'],
    ['en;q=0, *', 'ar'],
    ['*', 'en'],
    ['de, *;q=0', 'de'],
    ['fr, *;q=0', 'en'],
  ])('takes %s, with what it refuses, for %s', (header, language) => expect(of(header)).toBe(language))

  test.each([
    '',
    'fr',
    'zh-Hant-TW',
    ',,;',
    'de;q=2',
    'de;q=-1',
    'de;q=',
    'd e',
    'deutsch-zu-lange-teile',
    '💥',
    undefined,
  ])('is English for %j', (header) => expect(of(header)).toBe('en'))

  test('is what they chose, whatever the browser asks for', () => {
    expect(of('es', 'de')).toBe('de')
    expect(of('es', 'en')).toBe('en')
  })

  test.each(['fr', 'DE', 'de ', '', 'toString', '__proto__', '"><script>', 'x'.repeat(100_000)])(
    'does not follow a cookie that names no offered language',
    (cookie) => expect(of('es', cookie)).toBe('es'),
  )

  test('is one that is offered', () => {
    expect(of('de, es;q=0.5', 'ar', ['en', 'es'])).toBe('es')
    expect(of('de', 'de', ['en'])).toBe('en')
  })

  test('is the nearest of two that the browser could mean', () => {
    const codes = ['en', 'zh-Hans', 'zh-Hant', 'pt-BR', 'pt'] as unknown as LanguageCode[]
    const accepted = (header: string): string | undefined => acceptedLanguage(header, codes)
    expect(accepted('zh-Hant-TW')).toBe('zh-Hant')
    expect(accepted('zh-Hans')).toBe('zh-Hans')
    expect(accepted('pt-PT')).toBe('pt')
    expect(accepted('pt-BR')).toBe('pt-BR')
  })
})

describe('any headers at all', () => {
  const subtag = fc.stringMatching(/^[a-zA-Z\d*]{0,9}$/)
  const range = fc.tuple(
    fc.oneof(
      fc.constantFrom(...ALL, 'pt', 'pt-PT', 'es-MX', '*', 'fr'),
      fc.array(subtag).map((tags) => tags.join('-')),
    ),
    fc.constantFrom('', ';q=0', ';q=0.5', '; q=1', ';q=1.1', ';q=', ';level=1', ';;'),
  )
  const header = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(range).map((ranges) => ranges.map((each) => each.join('')).join(',')),
  )
  const offered = fc.subarray([...ALL], { minLength: 1 })

  test('give an offered language', () => {
    fc.assert(
      fc.property(
        header,
        fc.option(fc.oneof(fc.string(), fc.constantFrom(...ALL)), { nil: undefined }),
        offered,
        (accept, cookie, codes) => {
          const language = of(accept, cookie, codes)
          expect(codes).toContain(language)
          if (codes.some((code) => code === cookie)) expect(language).toBe(cookie)
        },
      ),
    )
  })

  test('never give a language that they refuse by its code', () => {
    fc.assert(
      fc.property(header, fc.constantFrom(...ALL), (accept, code) => {
        expect(acceptedLanguage(`${code};q=0,${accept}`, ALL)).not.toBe(code)
      }),
    )
  })

  test('give the language that they ask for first and by its code', () => {
    fc.assert(
      fc.property(fc.array(range), fc.constantFrom(...ALL), (ranges, code) => {
        const others = ranges.filter(([, weight]) => weight !== ';q=0').map((each) => each.join(''))
        expect(acceptedLanguage([code, ...others].join(','), ALL)).toBe(code)
      }),
    )
  })
})
