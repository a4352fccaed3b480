import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { findClaimsIn } from './claims/find-claims.ts'
import {
  CLAIM_KINDS,
  CLAIM_LANGUAGES,
  type ClaimFinding,
  type ClaimKind,
  type ClaimLanguageCode,
} from './claims/rule.ts'
import { RULES } from './claims/rules.ts'
import { CLAIM_FOLDERS, type Example } from './claims/training.ts'
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

test.each([
  ['en', 'I earn a commission on whatever you buy.'],
  ['es', 'Gano comisión con lo que compres, ya lo sabes.'],
  ['pt-BR', 'Ganho comissão em cada pedido, já aviso.'],
  ['de', 'Ich verdiene eine Provision an jeder Bestellung.'],
  ['ar', 'أتقاضى عمولة على كل طلب'],
] as const)('%s: a disclosure is no claim: %s', (language, text) => {
  expect(findClaims(text, language)).toEqual([])
})

test('a finding names the words as they stand in the text', () => {
  const text = '🔥 Fancy 𝗽𝗮𝘀𝘀𝗶𝘃𝗲 i-n-c-o-m-e?'
  const [finding] = findClaims(text)
  expect(finding).toMatchObject({ kind: 'income', words: '𝗽𝗮𝘀𝘀𝗶𝘃𝗲 i-n-c-o-m-e' })
  expect(text.slice(finding?.start, finding?.end)).toBe(finding?.words)
})

/** What others' texts must not fall below, of all kinds together; the goal is 0.9. */
const LEAST_OF_OTHERS = 0.8

async function readExamples(language: ClaimLanguageCode): Promise<Example[]> {
  return JSON.parse(
    await readFile(new URL(`./claims/${CLAIM_FOLDERS[language]}/examples.json`, import.meta.url), 'utf8'),
  )
}

const EXAMPLES = await Promise.all(
  CLAIM_LANGUAGES.map(async (language) => ({ language, examples: await readExamples(language) })),
)

describe.each(EXAMPLES)('$language', ({ language, examples }) => {
  test('has 300 examples or more, nearly half of them harmless, and none twice', () => {
    const harmless = examples.filter((example) => example.kinds.length === 0).length
    expect(examples.length).toBeGreaterThanOrEqual(300)
    expect(harmless / examples.length).toBeGreaterThanOrEqual(0.4)
    expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length)
  })

  const byRules = examples
    .filter(({ half }) => half === 'tuned')
    .map((example) => read(example, findClaimsIn(example.text, RULES[language])))
  describe.each(CLAIM_KINDS)('%s', (kind) => {
    expectAtLeast(0.95, 'of the examples tuned, by the rules alone', figuresOf(byRules, kind))
  })
})

describe.each(EXAMPLES)('$language with the classifier', ({ language, examples }) => {
  const found = examples.map((example) => read(example, findClaims(example.text, language)))
  const ofOthers = found.filter(({ half }) => half === 'others')
  describe.each(CLAIM_KINDS)('%s', (kind) => {
    const ownFigures = figuresOf(
      found.filter(({ half }) => half !== 'others'),
      kind,
    )
    expectAtLeast(0.85, 'of the examples that it was trained on', ownFigures)
    test(`of the examples of others: ${said(figuresOf(ofOthers, kind))}`, () => {
      expect(figuresOf(ofOthers, kind).there).toBeGreaterThan(0)
    })
  })
  expectAtLeast(LEAST_OF_OTHERS, 'of the examples of others, all kinds', figuresOf(ofOthers))

  test('at most one in a hundred texts that members get from us is taken for a claim', () => {
    const library = found.filter(({ half }) => half === 'library')
    const flagged = library.filter((example) => example.found.size > 0)
    expect(library.length).toBeGreaterThan(100)
    expect(flagged.length).toBeLessThanOrEqual(library.length / 100)
  })
})

type ReadExample = Example & { found: ReadonlySet<ClaimKind> }

function read(example: Example, findings: readonly ClaimFinding[]): ReadExample {
  return { ...example, found: new Set(findings.map(({ kind }) => kind)) }
}

type Figures = { precision: number; recall: number; there: number }

/** Of the claims found, how many are right, and of those there, how many were found; as a part of 1. */
function figuresOf(examples: readonly ReadExample[], ...kinds: readonly ClaimKind[]): Figures {
  let [found, there, right] = [0, 0, 0]
  for (const example of examples) {
    for (const kind of kinds.length > 0 ? kinds : CLAIM_KINDS) {
      const [isFound, isThere] = [example.found.has(kind), example.kinds.includes(kind)]
      found += Number(isFound)
      there += Number(isThere)
      right += Number(isFound && isThere)
    }
  }
  return { precision: right / found, recall: right / there, there }
}

function said({ precision, recall, there }: Figures): string {
  return `precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)} in ${there}`
}

function expectAtLeast(least: number, what: string, figures: Figures): void {
  test(`${what}: ${said(figures)}`, () => {
    expect(figures.precision).toBeGreaterThanOrEqual(least)
    expect(figures.recall).toBeGreaterThanOrEqual(least)
  })
}

test('a rule names an official page', () => {
  for (const { rules } of Object.values(RULES)) {
    for (const { source } of rules) expect(source.url).toMatch(/^https:\/\//)
  }
})

describe('5,000 characters', () => {
  const filled = (words: string) => words.repeat(5_000 / words.length + 1).slice(0, 5_000)
  const plain = filled('We meet at the library on Tuesday, and we talk about how to listen. ')
  const cost = (text: string, language?: ClaimLanguageCode) => {
    const costs = Array.from({ length: 7 }, () => {
      const before = process.cpuUsage()
      findClaims(text, language)
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

  test.each(EXAMPLES)(
    'of examples in $language cost less than ten times as many plain ones',
    ({ language, examples }) => {
      const text = examples
        .map((example) => example.text)
        .join(' ')
        .slice(0, 5_000)
      findClaims(text, language)
      // The goal is 5 ms on a quiet machine. Compared with plain words, because a busy one takes longer for both.
      expect(cost(text, language)).toBeLessThan(10 * Math.max(cost(plain), 0.5))
    },
  )
})

test.each([
  ['en', '“Fire your boss!”'],
  ['de', '„Kündige deinen Job!“'],
  ['de', '„Kündige deinen Job!”'],
  ['de', '»Kündige deinen Job!«'],
  ['es', '«¡Deja tu trabajo!»'],
  ['es', '“¡Deja\ntu trabajo!”'],
  ['pt-BR', '“Largue o seu emprego!”'],
  ['ar', '«اترك وظيفتك الآن»'],
  ['ar', '”اترك وظيفتك الآن“'],
] as const)('in %s, %s is a quotation', (language, text) => {
  expect(findOwnClaims(text, language)).toEqual([])
  expect(findOwnClaims(text.slice(1, -1), language)).not.toEqual([])
})

test('a claim between two quotations is none of them', () => {
  expect(findOwnClaims('»Guten Tag« Kündige deinen Job! »Bis bald«', 'de')).toHaveLength(1)
})

test.each(['“', '„', '«', '“a\n', '"'])('%j without end costs no more than plain words', (mark) => {
  const started = process.cpuUsage()
  findOwnClaims(mark.repeat(50_000), 'de')
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})

test.each([
  ['es', `#${'a'.repeat(39)} `],
  ['de', '#geldverdienendinerogeldverdienenxq '],
  ['ar', '#فلوسفلوسفلوسفلوسفلوسفلوسفلوس '],
  ['pt-BR', 'a a a a a a a a a a a a a, '],
] as const)('%s: a text full of %s costs no more than a few times as many plain ones', (language, tag) => {
  const cost = (text: string) => {
    const before = process.cpuUsage()
    findClaims(text, language)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  const text = tag.repeat(20_000 / tag.length)
  const plain = 'la casa es azul '.repeat(1_250)
  findClaims(text, language)
  const least = (one: string) => Math.min(cost(one), cost(one), cost(one))
  expect(least(text)).toBeLessThan(6 * Math.max(least(plain), 2))
})

test('a text that quotes a claim makes none itself', () => {
  expect(findOwnClaims('Never write “Fire your boss”, and not "only 3 spots left" either.')).toEqual([])
  expect(findOwnClaims('Some people do say it. Fire your boss! “Well.”')).toHaveLength(1)
})
