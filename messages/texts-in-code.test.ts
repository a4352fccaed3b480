import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from './build/catalogue.ts'
import { findTexts } from './build/find-texts.ts'
import { NOT_YET } from './build/not-yet.ts'

const REPOSITORY = join(MESSAGES, '..')

/** What isn't shown to visitors: tests, the build, and the page of design samples. */
const NOT_SHOWN = /\.test\.tsx?$|^web\/(dist[^/]*|testing|build|design|node_modules)\/|\.(gen|d)\.ts$/

const TEXTS = globSync('web/**/*.{ts,tsx}', { cwd: REPOSITORY })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !NOT_SHOWN.test(file))
  .flatMap((file) => findTexts(file, readFileSync(join(REPOSITORY, file), 'utf8')).map((text) => ({ file, text })))

describe('the texts of the web app', () => {
  test('are in the catalogue, except in the parts that are listed', () => {
    const outside = TEXTS.filter(({ file }) => !NOT_YET.some((part) => file.startsWith(part)))
    expect(outside.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })

  test('are all in the catalogue in a part that left the list', () => {
    const finished = NOT_YET.filter((part) => !TEXTS.some(({ file }) => file.startsWith(part)))
    expect(finished, 'take these off messages/build/not-yet.ts').toEqual([])
  })
})

describe('the search for texts', () => {
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
    ['numbers and signs', '<p>{count} / 5 · </p>'],
  ])('leaves alone %s', (_, source) => {
    expect(find(source)).toEqual([])
  })
})
