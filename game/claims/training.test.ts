import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findClaims } from '../claims.ts'
import { type ClaimClassifier, type Ruled, weighedClaims } from './classifier.ts'
import { CLASSIFIERS } from './classifiers.ts'
import { findClaimsIn } from './find-claims.ts'
import { CLAIM_LANGUAGES } from './rule.ts'
import { RULES } from './rules.ts'
import { CLAIM_FOLDERS, type Example, type LabelledText, trainClassifier, trainingTexts } from './training.ts'

const TEXTS: readonly LabelledText[] = [
  { text: 'We sold the house and sail with the tides now', kinds: ['lifestyle'] },
  { text: 'Sailing on a Monday is what this house gave us', kinds: ['lifestyle'] },
  { text: 'The bus on Monday leaves at nine', kinds: [] },
  { text: 'The library opens on Monday', kinds: [] },
]

const NOTHING_RULED: Ruled = { findings: [], dismissed: [] }

/** Each text many times, because four of them alone hardly move a weight. */
const classifier = trainClassifier(Array.from({ length: 25 }, () => TEXTS).flat())

test.each(CLAIM_LANGUAGES)('the classifier for %s is the one that its examples make', async (language) => {
  const file = new URL(`${CLAIM_FOLDERS[language]}/examples.json`, import.meta.url)
  const examples: Example[] = JSON.parse(await readFile(file, 'utf8'))
  const trained = trainClassifier(trainingTexts(examples))
  // Not with toEqual, which would print them.
  expect(JSON.stringify(trained) === JSON.stringify(CLASSIFIERS[language])).toBe(true)
})

test('what resembles the claims it was trained on is found, and the sentence that says most is marked', () => {
  const text = 'We sold the house and now we sail with the tides! The bus leaves at nine.'
  expect(weighedClaims(text, NOTHING_RULED, classifier)).toMatchObject([
    {
      kind: 'lifestyle',
      words: 'We sold the house and now we sail with the tides',
      foundBy: 'classifier',
      advice: 'dream',
    },
  ])
})

test('what resembles nothing is no claim', () => {
  expect(weighedClaims('The bus to the library leaves on Monday', NOTHING_RULED, classifier)).toEqual([])
  expect(weighedClaims('', NOTHING_RULED, classifier)).toEqual([])
})

test('each part of a long text is weighed on its own', () => {
  const plain = 'The library opens on Monday and the bus leaves at nine. '.repeat(6)
  const text = `${plain}We sold the house and sail with the tides now. ${plain}`
  const findings = weighedClaims(text, NOTHING_RULED, classifier)
  expect(findings.map(({ words }) => words)).toEqual(['We sold the house and sail with the tides now'])
  expect(text.slice(findings[0]?.start, findings[0]?.end)).toBe(findings[0]?.words)
})

test.each([
  'Thank you all for coming. It cures cancer. See you on Tuesday at the library, and bring the recipe for the soup.',
  'Th1s t34 cur3s d14b3t3s',
  'O n l y 3 s p o t s l e f t',
])('%s: a rule is followed, whatever stands beside its sentence and however its words are disguised', (text) => {
  expect(findClaims(text)).toMatchObject([{ foundBy: 'rule' }])
})

test('a rule is outvoted where the classifier is sure of the opposite', () => {
  const text =
    'It cures cancer, and the soup that we cook on long evenings with the neighbours tastes of nothing but summer'
  const findings = findClaimsIn(text, RULES.en)
  const sure: ClaimClassifier = { ...classifier, bias: classifier.bias.map(() => -4), step: 0 }
  expect(findings).toHaveLength(1)
  expect(weighedClaims(text, { findings, dismissed: [] }, sure)).toEqual([])
})

test.each(['See you tomorrow!', 'My boss is nice.', 'F', 'Good morning 🙂', '$', 'Happy birthday!'])(
  '%s: too short to be sure',
  (text) => {
    expect(findClaims(text)).toEqual([])
  },
)

test.each(['Nobody can guarantee you an income.', 'Beware of anyone who says only 3 spots are left.'])(
  '%s: what a rule lets pass, the classifier doesn’t find',
  (text) => {
    expect(findClaims(text)).toEqual([])
  },
)
