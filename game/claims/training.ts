import { type ClaimClassifier, featuresOf, partsIn, shareOf, WEIGHT_LETTERS } from './classifier.ts'
import { CLAIM_KINDS, type ClaimKind, type ClaimLanguageCode } from './rule.ts'

export type LabelledText = { readonly text: string; readonly kinds: readonly ClaimKind[] }

type Half = 'tuned' | 'trained' | 'library' | 'disclosures' | 'others'

/**
 * A text of `examples.json`. `tuned`: the rules were written for it, and the classifier is trained on it. `trained`: only
 * the latter. `library` and `disclosures`: the same; what members get from us to share, and how they say what they gain.
 * `others`: by writers who knew neither the rules nor the examples, kept for measuring.
 */
export type Example = LabelledText & { readonly half: Half }

/** Where `examples.json` and `classifier.ts` of a language are. */
export const CLAIM_FOLDERS: Readonly<Record<ClaimLanguageCode, string>> = {
  en: 'english',
  ar: 'arabic',
  de: 'german',
  es: 'spanish',
  'pt-BR': 'portuguese',
}

/** How often each counts. What we give to members and ask them to say must hardly ever be taken for a claim. */
const TIMES: Readonly<Record<Half, number>> = { tuned: 1, trained: 1, library: 4, disclosures: 8, others: 0 }

export function trainingTexts(examples: readonly Example[]): LabelledText[] {
  return examples.flatMap((example) => Array.from({ length: TIMES[example.half] }, () => example))
}

/** Places for features. With half as many the classifier finds less, and with twice as many hardly more. */
const PLACES = 2 ** 15
const ROUNDS = 14
const RATE = 0.15
const BIAS_RATE = 0.01
/** Draws weights to zero (L2), so that few examples don't make a feature certain. */
const DECAY = 0.03
/** The share of weights that the largest letter is wide enough for. */
const WITHIN = 0.999
const KINDS = CLAIM_KINDS.length
const STEPS = (WEIGHT_LETTERS.length - 1) / 2

/**
 * Logistic regression for each kind on its own, by stochastic gradient descent with a rate for each weight (AdaGrad). The
 * same texts in the same order always make the same classifier.
 */
export function trainClassifier(texts: readonly LabelledText[]): ClaimClassifier {
  const samples = texts.flatMap(({ text, kinds }) => {
    const truth = CLAIM_KINDS.map((kind) => (kinds.includes(kind) ? 1 : 0))
    const parts = partsIn(text)
    // Which part of a long text makes the claim isn't known.
    return (kinds.length > 0 ? [parts.flat()] : parts).map((words) => ({ features: featuresOf(words, PLACES), truth }))
  })
  const weights = new Float32Array(PLACES * KINDS)
  const squares = new Float32Array(PLACES * KINDS).fill(1e-6)
  const bias = new Float64Array(KINDS)
  const errors = new Float64Array(KINDS)
  const random = randomFrom(7)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(samples, random)
    for (const { features, truth } of samples) {
      const share = shareOf(features.length)
      errors.fill(0)
      for (const place of features) {
        const from = place * KINDS
        for (let kind = 0; kind < KINDS; kind++) errors[kind] = (errors[kind] ?? 0) + (weights[from + kind] ?? 0)
      }
      for (let kind = 0; kind < KINDS; kind++) {
        const logOdds = (bias[kind] ?? 0) + share * (errors[kind] ?? 0)
        const error = 1 / (1 + Math.exp(-logOdds)) - (truth[kind] ?? 0)
        bias[kind] = (bias[kind] ?? 0) - BIAS_RATE * error
        errors[kind] = share * error
      }
      for (const place of features) {
        const from = place * KINDS
        for (let kind = 0; kind < KINDS; kind++) {
          const at = from + kind
          const slope = (errors[kind] ?? 0) + DECAY * (weights[at] ?? 0)
          const square = (squares[at] ?? 0) + slope * slope
          squares[at] = square
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(square)
        }
      }
    }
  }
  return inLetters(weights, [...bias])
}

function inLetters(weights: Float32Array, bias: readonly number[]): ClaimClassifier {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort()
  const step = (sizes[Math.floor(sizes.length * WITHIN)] ?? STEPS) / STEPS
  const letters = Array.from(weights, (weight) => {
    const steps = Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))
    return WEIGHT_LETTERS[STEPS + steps]
  })
  const rounded = (value: number) => Number(value.toFixed(4))
  return { bias: bias.map(rounded), step: rounded(step), weights: letters.join('') }
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [items[last] as Item, items[other] as Item]
    items[last] = two
    items[other] = one
  }
}

/** Mulberry32: numbers from 0 up to and without 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
