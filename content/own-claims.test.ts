import { readdir, readFile } from 'node:fs/promises'
import { findOwnClaims } from 'game/teaching-claims'
import { expect, test } from 'vitest'
import { parseYaml } from './parse-yaml.ts'

const CONTENT = new URL('./', import.meta.url)

/**
 * Words that stand in the starter content without quotation marks and were read by a person: harmful replies and wrong
 * choices, which exist to be judged, and sentences that speak of something else. Only these.
 */
const REVIEWED: ReadonlySet<string> = new Set([
  'only got three left',
  'discount ends at midnight',
  'discount ends tonight',
  'replaced a whole salary',
  'only for a few',
  'offers that end at midnight',
])

/** The rules are about English. */
const files = (await readdir(CONTENT, { recursive: true }))
  .filter((name) => /\.(yaml|md)$/.test(name) && !name.startsWith('translations/'))
  .sort()

/** Keys name files and pictures, not words that somebody reads. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z0-9-]+$/.test(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test.each(files)('%s makes no claim of its own', async (name) => {
  const text = await readFile(new URL(name, CONTENT), 'utf8')
  const texts = name.endsWith('.md') ? [text] : textsOf(parseYaml(name, text))
  const claims = texts.flatMap((one) => findOwnClaims(one)).filter(({ words }) => !REVIEWED.has(words))
  expect(claims.map(({ kind, words }) => `${kind}: ${words}`)).toEqual([])
})
