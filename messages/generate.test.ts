import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { type Area, MESSAGES } from './build/catalogue.ts'
import { generate } from './build/generate.ts'
import type { Tag } from './rich.ts'

interface Samples {
  plain: string
  greeting: (a: { name: string }) => string
  days: (a: { days: number }) => string
  place: (a: { place: number }) => string
  state: (a: { isNew: boolean }) => string
  note: (a: { link: Tag; name: string }) => ReactNode
  amount: (a: { n: number }) => string
  quoted: string
}

const ENGLISH: Record<keyof Samples, string> = {
  plain: 'People',
  greeting: '{name}, welcome',
  days: '{days, plural, =1 {Day 1} one {Day #} other {Day # in a row}}',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  state: 'Welcome {isNew, select, true {aboard} other {back}}',
  note: 'Read <link>the page of {name}</link> first.',
  amount: '{n, number} tokens',
  quoted: `Don't write "'{name}'"`,
}

const ARABIC: Record<keyof Samples, string> = {
  plain: 'الناس',
  greeting: 'مرحبًا {name}',
  days: '{days, plural, zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  place: 'المركز {place, selectordinal, other {#}}',
  state: 'أهلاً {isNew, select, true {بك} other {بعودتك}}',
  note: '<link>{name}</link> أولاً.',
  amount: '{n, number} رمز',
  quoted: 'نص',
}

/** Generates these messages next to the real ones, where the modules find what they import. */
async function generated(code: string, locale: string, samples: Area): Promise<Samples> {
  const folder = mkdtempSync(join(MESSAGES, 'generated-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const language = { direction: 'ltr', isOffered: true, reviewedBy: null } as const
  const original = { ...language, code: 'en', name: 'English', locale: 'en', areas: { samples: { ...ENGLISH } } }
  const other = { ...language, code, name: code, locale, areas: { samples } }
  generate(code === 'en' ? [original] : [original, other], folder)
  return import(join(folder, code, 'samples.ts'))
}

/** What a rich message shows, with tags in brackets. */
function shown(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(shown).join('')
  return isValidElement(node) ? shown((node as ReactElement<{ children: ReactNode }>).props.children) : String(node)
}

test('English messages say what they are given', async () => {
  const say = await generated('en', 'en', { ...ENGLISH })
  expect(say.plain).toBe('People')
  expect(say.greeting({ name: 'Ana' })).toBe('Ana, welcome')
  expect([1, 2, 1200].map((days) => say.days({ days }))).toEqual(['Day 1', 'Day 2 in a row', 'Day 1,200 in a row'])
  expect([1, 2, 3, 11, 21].map((place) => say.place({ place }))).toEqual(['1st', '2nd', '3rd', '11th', '21st'])
  expect([true, false].map((isNew) => say.state({ isNew }))).toEqual(['Welcome aboard', 'Welcome back'])
  expect(say.amount({ n: 1234567 })).toBe('1,234,567 tokens')
  expect(say.quoted).toBe('Don\'t write "{name}"')
  expect(shown(say.note({ link: (inside) => ['[', inside, ']'], name: 'Ana' }))).toBe('Read [the page of Ana] first.')
})

test('Arabic has its six plural forms, with the digits of the locale', async () => {
  const say = await generated('ar', 'ar-u-nu-latn', { ...ARABIC })
  expect([0, 1, 2, 3, 11, 100].map((days) => say.days({ days }))).toEqual([
    'لا أيام',
    'يوم',
    'يومان',
    '3 أيام',
    '11 يومًا',
    '100 يوم',
  ])
  expect(say.amount({ n: 1234 })).toBe('1,234 رمز')
  expect(shown(say.note({ link: (inside) => ['[', inside, ']'], name: 'آنا' }))).toBe('[آنا] أولاً.')
})

test('a value is never read as code, nor as markup', async () => {
  const say = await generated('en', 'en', { ...ENGLISH })
  const hostile = '</script>{name}`"\\'
  expect(say.greeting({ name: hostile })).toBe(`${hostile}, welcome`)
  // Braces and angle brackets between apostrophes are text in ICU.
  const plain = "`$'{'process.exit()'}'` \"\\\" \u2028 '</script>'"
  const code = await generated('es', 'es', { ...ENGLISH, plain })
  expect(code.plain).toBe('`$'.concat('{process.exit()}` "\\" \u2028 </script>'))
})

test('a catalogue with a fault is refused, and what was generated stays', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'messages-')), 'generated')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  const language = {
    code: 'en',
    name: 'English',
    direction: 'ltr',
    locale: 'en',
    isOffered: true,
    reviewedBy: null,
  } as const
  generate([{ ...language, areas: { a: { title: 'A' } } }], folder)
  expect(() => generate([{ ...language, areas: { a: { title: '{n' } } }], folder)).toThrow(
    'The messages have faults:\nen a: title is malformed: EXPECT_ARGUMENT_CLOSING_BRACE',
  )
  expect(existsSync(join(folder, 'en/a.ts'))).toBe(true)
})

test('the server has the areas that are its own and those it shares with the web, in every language', async () => {
  const folder = mkdtempSync(join(MESSAGES, 'generated-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const common = { isOffered: true, reviewedBy: null } as const
  const areas = (word: string) => ({
    'server/rest-days': { past: word },
    'shared/consent': { box: word },
    people: { a: word },
  })
  generate(
    [
      { ...common, code: 'en', name: 'English', locale: 'en', direction: 'ltr', areas: areas('Yes') },
      { ...common, code: 'ar', name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl', areas: areas('نعم') },
    ],
    folder,
  )
  const { messagesIn } = await import(join(folder, 'server.ts'))
  expect(messagesIn('en')).toMatchObject({ restDays: { past: 'Yes' }, consent: { box: 'Yes' } })
  expect(messagesIn('ar')).toMatchObject({ language: { direction: 'rtl' }, restDays: { past: 'نعم' } })
  expect(messagesIn('ar')).not.toHaveProperty('people')
})
