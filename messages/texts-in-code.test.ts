import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from './build/catalogue.ts'
import { findServerTexts, findTexts } from './build/find-texts.ts'
import { IN_ENGLISH } from './build/in-english.ts'

const REPOSITORY = join(MESSAGES, '..')

/** What isn't shown to visitors: tests, the build, and the page of design samples. */
const NOT_SHOWN = /\.test\.tsx?$|^web\/(dist[^/]*|testing|build|design|node_modules)\/|\.(gen|d)\.ts$/

const SOURCES = globSync('web/**/*.{ts,tsx}', { cwd: REPOSITORY })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_SHOWN.test(file))
  .map((file) => ({ file, source: readFileSync(join(REPOSITORY, file), 'utf8') }))
const TEXTS = SOURCES.flatMap(({ file, source }) => findTexts(file, source).map((text) => ({ file, text })))

describe('the texts of the web app', () => {
  test('are in the catalogue', () => {
    expect(TEXTS.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test('have their dates and numbers in the language of the page, never in a fixed one', () => {
    const fixed = SOURCES.flatMap(({ file, source }) => {
      const found = source.match(/(?:new Intl\.\w+|\.toLocale\w+)\(\s*['"`][^)]*/g) ?? []
      return found.map((each) => `${file}: ${each}`)
    })
    expect(fixed).toEqual([])
  })
})

const SERVER_TEXTS = globSync('{server,contract,game}/**/*.ts', { cwd: REPOSITORY, exclude: ['**/node_modules/**'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|^server\/(testing|faults)\//.test(file))
  .flatMap((file) =>
    findServerTexts(file, readFileSync(join(REPOSITORY, file), 'utf8')).map((text) => ({ file, text })),
  )

describe('the texts of the server', () => {
  const parts = Object.keys(IN_ENGLISH)

  test('are in the catalogue, except in the files that are listed', () => {
    const outside = SERVER_TEXTS.filter(({ file }) => !parts.some((part) => file.startsWith(part)))
    expect(outside.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test('are all in the catalogue in a file that left the list', () => {
    const finished = parts.filter((part) => !SERVER_TEXTS.some(({ file }) => file.startsWith(part)))
    expect(finished, 'take these off messages/build/in-english.ts').toEqual([])
  })
})

describe('the search for texts', () => {
  test('leaves alone what the documents of the API say', () => {
    const route = "route({ summary: 'List the stations', schema: { description: 'Such as 90%' }, message: 'Not now.' })"
    expect(findServerTexts('routes.ts', route)).toEqual(['Not now.'])
  })

  const find = (source: string) => findTexts('screen.tsx', source)

  test.each([
    ['the text of an element', '<p>Two\n  words</p>', 'Two words'],
    ['a single word', '<b>Cancel</b>', 'Cancel'],
    ['an attribute that is read', '<img alt="Train" />', 'Train'],
    ['a text that an attribute chooses', "<Button label={busy ? 'Saving' : 'Save it'} />", 'Saving'],
    ['a word that is shown or not', "<p>{isNew ? 'New' : 'Old'}</p>", 'New'],
    ['a sentence in a constant', "const WHY = 'It takes two minutes.'", 'It takes two minutes.'],
    ['a sentence with values', 'const line = `Day $'.concat('{days} in a row`'), 'Day … in a row'],
    ['a title in a list', "const rows = [{ title: 'People' }]", 'People'],
  ])('finds %s', (_, source, text) => {
    expect(find(source)).toContain(text)
  })

  test.each([
    ['classes', '<p className="flex gap-2 Text-Big Red">{text}</p>'],
    ['addresses and keys', "fetch('/api/Some thing'); const KEY = 'first-days'"],
    ['what a condition compares', "<p>{side === 'Left' && <Arrow />}</p>"],
    ['imports', "import { a } from 'A Thing'"],
    ['errors for programmers', "throw new Error('There is no root')"],
    ['types', "type Side = 'Left Side' | 'Right Side'"],
    ['the name of the product', '<b>Whistlestop</b>'],
    ['drawings', "const PATHS = { email: 'M3 5h18v14H3zM3 8l9 6 9-6' }"],
    ['numbers and signs', '<p>{count} / 5 · </p>'],
  ])('leaves alone %s', (_, source) => {
    expect(find(source)).toEqual([])
  })
})
