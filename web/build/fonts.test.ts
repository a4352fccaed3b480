import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from 'messages/languages'
import { describe, expect, test } from 'vitest'
import { CUTS } from './fonts.ts'

const ROOT = join(import.meta.dirname, '../..')
const CSS = readFileSync(join(ROOT, 'web/styles/fonts.css'), 'utf8')

/** Signs that the faces don't have, and a name that is fetched with its own file. */
const ELSEWHERE = '→←☐☑ń'

const charactersOf = (name: string) => new Set(CUTS.find((cut) => cut.name === name)?.characters)

/** What the style sheet takes a file for. */
function rangeOf(name: string): Set<string> {
  const [, ranges = ''] = new RegExp(`/${name}\\.woff2[^}]*unicode-range:([^;]*);`).exec(CSS) ?? []
  const characters = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
  return new Set(characters)
}

function textsIn(...patterns: string[]): Set<string> {
  const files = globSync(patterns, { cwd: ROOT })
  expect(files.length).toBeGreaterThan(0)
  return new Set(files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8')]))
}

describe('the fonts that are loaded at once', () => {
  test.each(['bricolage-core', 'figtree-core', 'arabic-core'])('%s is used for the characters that it has', (name) => {
    expect([...rangeOf(name)].sort().join('')).toBe([...charactersOf(name)].sort().join(''))
  })

  test.each(LANGUAGES.map(({ code }) => code))('have every character of our texts in %s', (code) => {
    const arabic = charactersOf('arabic-core')
    const missing = (characters: Set<string>, face: string) => {
      const has = charactersOf(face)
      const isThere = (each: string) => has.has(each) || arabic.has(each) || ELSEWHERE.includes(each) || each === '\n'
      return [...characters].filter((each) => !isThere(each)).join('')
    }
    const messages = textsIn(`messages/${code}/*.json`, `messages/${code}/*/*.json`)
    const content =
      code === 'en'
        ? textsIn('content/*.{md,yaml}', 'content/{conversations,missions,rewards,courses,courses/*}/*.{md,yaml}')
        : textsIn(`content/translations/${code}/**/*.{md,yaml}`)
    expect(missing(messages, 'bricolage-core')).toBe('')
    expect(missing(messages.union(content), 'figtree-core')).toBe('')
  })
})
