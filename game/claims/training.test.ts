import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findClaims } from '../claims.ts'
import { type ClaimClassifier, weighedClaims } from './classifier.ts'
import { CLASSIFIER } from './spanish/classifier.ts'
import { type Example, type LabelledText, trainClassifier, trainingTexts } from './training.ts'

const TEXTS: readonly LabelledText[] = [
  { text: 'We sold the house and sail with the tides now', kinds: ['lifestyle'] },
  { text: 'Sailing on a Monday is what this house gave us', kinds: ['lifestyle'] },
  { text: 'The bus on Monday leaves at nine', kinds: [] },
  { text: 'The library opens on Monday', kinds: [] },
]

/** Each text many times, because four of them alone hardly move a weight. */
const classifier = trainClassifier(Array.from({ length: 25 }, () => TEXTS).flat())

test('the classifier in Spanish is the one that its examples make', async () => {
  const examples: Example[] = JSON.parse(await readFile(new URL('spanish/examples.json', import.meta.url), 'utf8'))
  const trained = trainClassifier(trainingTexts(examples))
  // Not with toEqual, which would print them.
  expect(JSON.stringify(trained) === JSON.stringify(CLASSIFIER)).toBe(true)
})

test('what resembles the claims it was trained on is found, and the sentence that says most is marked', () => {
  const text = 'We sold the house and now we sail with the tides! The bus leaves at nine.'
  expect(weighedClaims(text, [], classifier)).toMatchObject([
    {
      kind: 'lifestyle',
      words: 'We sold the house and now we sail with the tides',
      foundBy: 'classifier',
      advice: 'dream',
    },
  ])
})

test('what resembles nothing is no claim', () => {
  expect(weighedClaims('The bus to the library leaves on Monday', [], classifier)).toEqual([])
  expect(weighedClaims('', [], classifier)).toEqual([])
})

test('a few words are left to the rules', () => {
  expect(weighedClaims('We sold the house', [], classifier)).not.toEqual([])
  expect(weighedClaims('Sold the house', [], classifier)).toEqual([])
})

test('each part of a long text is weighed on its own', () => {
  const plain = 'The library opens on Monday and the bus leaves at nine. '.repeat(6)
  const text = `${plain}We sold the house and sail with the tides now. ${plain}`
  const findings = weighedClaims(text, [], classifier)
  expect(findings.map(({ words }) => words)).toEqual(['We sold the house and sail with the tides now'])
  expect(text.slice(findings[0]?.start, findings[0]?.end)).toBe(findings[0]?.words)
})

test('a rule is followed where the classifier knows nothing, and outvoted where it is sure of the opposite', () => {
  const text = 'The library opens on Monday'
  const [ruled] = findClaims('Earn $500 a week from home')
  const finding = { ...ruled, start: 0, end: text.length, words: text } as NonNullable<typeof ruled>
  const unsure: ClaimClassifier = { ...classifier, bias: classifier.bias.map(() => -2.5), step: 0 }
  expect(weighedClaims(text, [finding], unsure)).toEqual([finding])
  expect(weighedClaims(text, [finding], { ...unsure, bias: unsure.bias.map(() => -4) })).toEqual([])
})
