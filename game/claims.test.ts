import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from './claims/english.ts'
import { CLAIM_KINDS, type ClaimKind } from './claims/rule.ts'
import { findClaims } from './claims.ts'
import { findOwnClaims } from './teaching-claims.ts'

function kinds(text: string): string[] {
  return [...new Set(findClaims(text).map(({ kind }) => kind))]
}

test.each([
  ['Earn $500 a week from home', 'income'],
  ['f1nancial fr33dom', 'lifestyle'],
  ['10k/mo from your phone', 'income'],
  ['gu@ranteed results', 'guarantee'],
  ['This tea melts fat', 'health'],
  ['Only 3 spots left', 'urgency'],
  ['I just love this cream, DM me for the link', 'hidden'],
])('%s: %s', (text, kind) => {
  expect(kinds(text)).toEqual([kind])
})

test.each([
  'Nobody can promise you an income.',
  'I earned my degree.',
  'The guarantee on the blender is two years.',
  'This helped me to quit your job interview nerves.',
])('%s: nothing', (text) => {
  expect(findClaims(text)).toEqual([])
})

test('a finding names the words as they stand in the text', () => {
  const text = '🔥 Fancy 𝗽𝗮𝘀𝘀𝗶𝘃𝗲 i-n-c-o-m-e?'
  const [finding] = findClaims(text)
  expect(finding).toMatchObject({ kind: 'income', words: '𝗽𝗮𝘀𝘀𝗶𝘃𝗲 i-n-c-o-m-e' })
  expect(text.slice(finding?.start, finding?.end)).toBe(finding?.words)
})

const EXAMPLES = JSON.parse(await readFile(new URL('./claims/examples.json', import.meta.url), 'utf8')) as Example[]
type Example = { half: 'tuned' | 'kept'; kinds: ClaimKind[]; text: string }

/** Of those found, how many are right, and of those there, how many were found; as a part of 1. */
function figuresOf(half: Example['half'], kind: ClaimKind) {
  const list = EXAMPLES.filter((example) => example.half === half)
  const isFound = ({ text }: Example) => kinds(text).includes(kind)
  const found = list.filter(isFound)
  const there = list.filter((example) => example.kinds.includes(kind))
  const right = found.filter((example) => example.kinds.includes(kind)).length
  return { precision: right / found.length, recall: right / there.length, there: there.length }
}

test('the examples are 300 or more, and half of them are harmless', () => {
  const harmless = EXAMPLES.filter((example) => example.kinds.length === 0).length
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(300)
  expect(harmless / EXAMPLES.length).toBeGreaterThanOrEqual(0.45)
})

// The rules were written for the tuned half. The kept half shows how they do on texts that they weren't fitted to.
describe.each([
  ['tuned', 0.95],
  ['kept', 0.7],
] as const)('of the %s examples', (half, least) => {
  for (const kind of CLAIM_KINDS) {
    const { precision, recall, there } = figuresOf(half, kind)
    const said = `precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)} in ${there}`
    test(`${kind}: ${said}`, () => {
      expect(precision).toBeGreaterThanOrEqual(least)
      expect(recall).toBeGreaterThanOrEqual(least)
    })
  }
})

test('a rule names an official page', () => {
  for (const { source } of ENGLISH.rules) expect(source.url).toMatch(/^https:\/\//)
})

describe('5,000 characters', () => {
  const filled = (words: string) => words.repeat(5_000 / words.length + 1).slice(0, 5_000)
  const plain = filled('We meet at the library on Tuesday, and we talk about how to listen. ')
  const cost = (text: string) => {
    const costs = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage()
      findClaims(text)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    })
    return Math.min(...costs)
  }

  test.each([
    'earn ',
    'income ',
    'you can earn make your money ',
    'quit your ',
    'help with pain and ',
    'only three ',
    'not never earn ',
    'in-come-',
    '1,1.',
    'a@a.',
    'f r e e ',
    '#freedomfree',
    'fr33 ',
    'inc*me ',
    'http://',
    '$$',
    "don't ",
    '?\n',
    '😍💰',
    'i love this cream dm ',
  ])('of %j cost no more than a few times as many plain ones', (words) => {
    findClaims(filled(words))
    expect(cost(filled(words))).toBeLessThan(8 * Math.max(cost(plain), 0.5))
  })

  const examples = EXAMPLES.map(({ text }) => text)
    .join(' ')
    .slice(0, 5_000)
  const times = (cost(examples) / cost(plain)).toFixed(1)
  // The goal is 5 ms on a quiet machine. Compared with plain words, because a busy one takes longer for both.
  test(`of examples cost less than ten times as many plain ones (now ${times} times)`, () => {
    expect(cost(examples)).toBeLessThan(10 * Math.max(cost(plain), 0.5))
  })
})

test('a text that quotes a claim makes none itself', () => {
  expect(findOwnClaims('Never write “Fire your boss”, and not "only 3 spots left" either.')).toEqual([])
  expect(findOwnClaims('Some people do say it. Fire your boss! “Well.”')).toHaveLength(1)
})
