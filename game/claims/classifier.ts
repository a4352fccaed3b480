import { type Letters, lettersOf } from './letters.ts'
import { CLAIM_KINDS, type ClaimAdvice, type ClaimFinding, type ClaimKind, type ClaimSource } from './rule.ts'
import { SOURCES } from './sources.ts'

/** A linear classifier of short texts in one language, which `training.ts` makes from examples. */
export type ClaimClassifier = {
  /** By kind, the log-odds of a text without a known feature. */
  readonly bias: readonly number[]
  /** What one step of a weight adds to the log-odds. */
  readonly step: number
  /** For each place that features are hashed to, one letter a kind: `WEIGHT_LETTERS` from the lowest weight to the highest. */
  readonly weights: string
}

export const WEIGHT_LETTERS = 'abcdefghijklmno'
const ZERO = WEIGHT_LETTERS.charCodeAt((WEIGHT_LETTERS.length - 1) / 2)

/**
 * The log-odds above which a text is taken for a claim, and what a rule that found one adds to them. Both were chosen with
 * texts that the classifier wasn't trained on.
 */
const LOG_ODDS = { least: -1.5, ofRule: 0.5 } as const

/** As long as the examples are. A longer text is read in parts of whole sentences. */
const PART_WORDS = 60

/** Fewer features, some fifteen words, say too little to be sure, or to outvote a rule. */
const LEAST_FEATURES = 130

/** `fr33`, `f r e e` and `inc*me`, which the rules read and the classifier doesn't. */
const DISGUISED = /(?:\p{L}[ ._*-]+){3}\p{L}(?!\p{L})|\p{L}[\d@$!|*]+\p{L}/u

/** The parts of words, in letters. */
const PART_LETTERS = { least: 3, most: 5 } as const

/** A word, a pair and a part of a word with the same letters are different features. */
const SEEDS = { word: 0x811c9dc5, pair: 0x2b5e1f37, part: 0x5bd1e995 } as const

const TOKEN =
  /(?<word>[a-z\u0621-\u064a]+|\d+(?:[.,]\d+)*|[%$€£]|\p{Extended_Pictographic})|[!?\n]|\.(?![a-z0-9\u0621-\u064a])/gu

type Sentence = { readonly start: number; readonly end: number; readonly words: readonly string[] }

/** What to do about a claim that no rule has a reason for. */
const ADVICE: Readonly<Record<ClaimKind, { readonly advice: ClaimAdvice; readonly source: ClaimSource }>> = {
  income: { advice: 'easy', source: SOURCES.multiLevel },
  lifestyle: { advice: 'dream', source: SOURCES.multiLevel },
  guarantee: { advice: 'guarantee', source: SOURCES.consumers },
  health: { advice: 'cure', source: SOURCES.health },
  urgency: { advice: 'pressure', source: SOURCES.unfair },
  hidden: { advice: 'offer', source: SOURCES.endorsements },
}

/** What the rules found, and where they read a claim and let it pass because it's denied, warned of or asked about. */
export type Ruled = {
  readonly findings: readonly ClaimFinding[]
  readonly dismissed: readonly Pick<ClaimFinding, 'kind' | 'start'>[]
}

/**
 * Weighs what the rules found, and adds what only the classifier takes for a claim: of each part of the text, the
 * sentence that says most for it. A rule needs the classifier's agreement with the part or with its own sentence.
 * @returns findings in the order of the text
 */
export function weighedClaims(text: string, ruled: Ruled, classifier: ClaimClassifier): ClaimFinding[] {
  const letters = lettersOf(text)
  const parts = partsOf(sentencesIn(letters))
  const read = readerWith(classifier)
  const findings = parts.flatMap((sentences, index) => {
    const from = index === 0 ? 0 : letters.placeOf(sentences[0]?.start ?? 0)
    const next = parts[index + 1]?.[0]
    const to = next === undefined ? text.length : letters.placeOf(next.start)
    const inPart = ruled.findings.filter(({ start }) => start >= from && start < to)
    const { logOdds } = read(sentences)
    return CLAIM_KINDS.flatMap((kind, at) => {
      const byRules = inPart.filter((finding) => finding.kind === kind)
      if (byRules.length > 0) {
        if (agrees(logOdds, at)) return byRules
        return byRules.filter((finding) => isKept(finding, at, { sentences, letters, read }))
      }
      if ((logOdds[at] ?? 0) <= LOG_ODDS.least) return []
      const found = likely(kind, text, letters, strongest(sentences, read, at))
      const isDismissed = ruled.dismissed.some((one) => one.kind === kind && isWithin(one.start, found))
      return isDismissed ? [] : [found]
    })
  })
  return findings.sort((one, other) => one.start - other.start)
}

type Part = { readonly sentences: readonly Sentence[]; readonly letters: Letters; readonly read: Reader }

/** Whether what a rule found stands although the classifier takes the part for none of its kind. */
function isKept({ words, start, end }: ClaimFinding, kind: number, { sentences, letters, read }: Part): boolean {
  if (DISGUISED.test(words)) return true
  const own = sentences.filter((each) => letters.placeOf(each.start) < end && letters.endOf(each.end) > start)
  const { features, logOdds } = read(own)
  return features < LEAST_FEATURES || agrees(logOdds, kind)
}

function agrees(logOdds: readonly number[], kind: number): boolean {
  return (logOdds[kind] ?? 0) + LOG_ODDS.ofRule > LOG_ODDS.least
}

function isWithin(place: number, { start, end }: ClaimFinding): boolean {
  return place >= start && place < end
}

function likely(kind: ClaimKind, text: string, letters: Letters, { start, end }: Sentence): ClaimFinding {
  const [from, to] = [letters.placeOf(start), letters.endOf(end)]
  return { kind, words: text.slice(from, to), start: from, end: to, foundBy: 'classifier', ...ADVICE[kind] }
}

/** The words of each part of a text, as the classifier reads it. */
export function partsIn(text: string): string[][] {
  return partsOf(sentencesIn(lettersOf(text))).map((sentences) => sentences.flatMap(({ words }) => words))
}

/**
 * Words, pairs of neighbours and parts of words, as the places that they are hashed to. Two may share a place.
 * @param places a power of two
 */
export function featuresOf(words: readonly string[], places: number): number[] {
  const features = new Set<number>()
  let before: number = SEEDS.pair
  for (const word of words) {
    const bounded = `<${word}>`
    features.add(placeOf(hashed(bounded, SEEDS.word), places))
    features.add(placeOf(hashed(bounded, before), places))
    before = hashed(bounded, SEEDS.pair)
    for (let first = 0; first + PART_LETTERS.least <= bounded.length; first++) {
      let hash: number = SEEDS.part
      const end = Math.min(first + PART_LETTERS.most, bounded.length)
      for (let at = first; at < end; at++) {
        hash = hashedLetter(bounded, at, hash)
        if (at - first + 1 >= PART_LETTERS.least) features.add(placeOf(hash, places))
      }
    }
  }
  return [...features]
}

/** What each feature of a text counts, so that a long text isn't surer than a short one. */
export function shareOf(features: number): number {
  return 3 / Math.sqrt(Math.max(features, 1))
}

/** How many features sentences have, and by kind what they weigh and the log-odds of a claim. */
type Reading = { readonly features: number; readonly weights: readonly number[]; readonly logOdds: readonly number[] }

type Reader = (sentences: readonly Sentence[]) => Reading

/** Reads neighbouring sentences, and the same ones once: hundreds of findings may stand in one. */
function readerWith(classifier: ClaimClassifier): Reader {
  const readings = new Map<string, Reading>()
  return (sentences) => {
    const key = `${sentences[0]?.start}-${sentences.at(-1)?.end}`
    const reading = readings.get(key) ?? readingOf(sentences, classifier)
    readings.set(key, reading)
    return reading
  }
}

function readingOf(sentences: readonly Sentence[], classifier: ClaimClassifier): Reading {
  const words = sentences.flatMap((sentence) => sentence.words)
  const features = featuresOf(words, placesOf(classifier))
  const worth = classifier.step * Math.min(shareOf(features.length), shareOf(LEAST_FEATURES))
  const weights = CLAIM_KINDS.map((_, kind) => weightOf(features, classifier, kind))
  const logOdds = classifier.bias.map((start, kind) => start + (weights[kind] ?? 0) * worth)
  return { features: features.length, weights, logOdds }
}

function weightOf(features: readonly number[], { weights }: ClaimClassifier, kind: number): number {
  let sum = 0
  for (const place of features) sum += weights.charCodeAt(place * CLAIM_KINDS.length + kind) - ZERO
  return sum
}

function placesOf({ weights }: ClaimClassifier): number {
  return weights.length / CLAIM_KINDS.length
}

function strongest(sentences: readonly Sentence[], read: Reader, kind: number): Sentence {
  const weights = sentences.map((sentence) => read([sentence]).weights[kind] ?? 0)
  return sentences[weights.indexOf(Math.max(...weights))] as Sentence
}

function sentencesIn({ flat }: Letters): Sentence[] {
  const sentences: { start: number; end: number; words: string[] }[] = []
  let isOpen = false
  for (const { 0: token, index, groups } of flat.matchAll(TOKEN)) {
    const last = sentences.at(-1)
    const word = groups?.word === undefined ? token.trim() : figuresAsZeros(token)
    const end = index + token.length
    if (groups?.word !== undefined && (last === undefined || !isOpen)) {
      sentences.push({ start: index, end, words: [word] })
      isOpen = true
    } else if (last !== undefined) {
      if (groups?.word === undefined) isOpen = false
      else last.end = end
      // How a sentence ends says something, a full stop doesn't.
      if (word !== '' && word !== '.') last.words.push(word)
    }
  }
  return sentences
}

/** All sums of a length are alike. */
function figuresAsZeros(token: string): string {
  return /^\d/.test(token) ? '0'.repeat(Math.min(token.replaceAll(/\D/g, '').length, 6)) : token
}

function partsOf(sentences: readonly Sentence[]): Sentence[][] {
  const parts: Sentence[][] = []
  let words = PART_WORDS
  for (const sentence of sentences) {
    if (words + sentence.words.length > PART_WORDS) {
      parts.push([])
      words = 0
    }
    parts.at(-1)?.push(sentence)
    words += sentence.words.length
  }
  return parts
}

/** FNV-1a. */
function hashedLetter(text: string, at: number, hash: number): number {
  return Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
}

function hashed(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = hashedLetter(text, at, hash)
  return hash
}

/** The bits are mixed once more because only the lowest are used. */
function placeOf(hash: number, places: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 12)) & (places - 1)
}
