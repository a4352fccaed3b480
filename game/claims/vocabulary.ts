import type { ClaimLanguage } from './rule.ts'

/** The shortest part of a hashtag that may begin with a stem, and the longest word that is looked up. */
const LENGTH = { tagStem: 5, word: 40 } as const

/** How many words of texts are remembered. */
const REMEMBERED = 5_000

/**
 * The words that the patterns of a language name. `earn~` in a pattern is earn, earns, earned and earning; `verdien*` is
 * every word that begins so, and is itself the word that a text then has in its place.
 */
export class Vocabulary {
  readonly families: ClaimLanguage['families']
  readonly #formsOf: (word: string) => readonly string[]
  readonly #texts: readonly string[]
  readonly #hasStems: boolean
  readonly #known = new Map<string, string>()
  #words: ReadonlySet<string> | undefined
  #sorted: readonly string[] | undefined

  constructor({ families, formsOf, ...language }: ClaimLanguage) {
    this.families = families
    this.#formsOf = formsOf ?? (() => [])
    const { rules, idleNegations, denials, warnings, questions, baits, tagWords, spellings } = language
    const ofRules = rules.flatMap(({ patterns, unless = [], unlessInText = [], needs = [] }) => [
      ...patterns,
      ...unless,
      ...unlessInText,
      ...needs,
    ])
    const ofFrames = [...idleNegations, ...denials, ...warnings, ...questions, ...baits]
    const ofWords = [tagWords, ...spellings.values(), ...language.negators, ...language.turns, ...language.breaks]
    this.#texts = [...Object.values(families), ...ofRules, ...ofFrames, ...ofWords]
    this.#hasStems = formsOf !== undefined || this.#texts.some((text) => text.includes('*'))
  }

  /** Whether a pattern names exactly this word. */
  has(word: string): boolean {
    return this.#all().has(word)
  }

  /** The word as patterns name it, which may be a stem; the word itself if none does. */
  named(word: string): string {
    if (!this.#hasStems || word.length > LENGTH.word) return word
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const named = [word, ...this.#formsOf(word)].map((form) => this.#wordOrStem(form)).find(Boolean) ?? word
    if (this.#known.size < REMEMBERED) this.#known.set(word, named)
    return named
  }

  /** The part of a hashtag as patterns name it; undefined if none does. */
  ofTag(part: string): string | undefined {
    if (this.#hasStems && part.length >= LENGTH.tagStem) return this.#wordOrStem(part)
    return this.has(part) ? part : undefined
  }

  /** @returns the known word that fits a mask such as `inc*me` */
  masked(mask: string): string | undefined {
    const test = new RegExp(`^${mask.replaceAll(/[^a-z*]/g, '').replaceAll('*', '[a-z]')}$`)
    return [...this.#all()].find((word) => word.length > 3 && test.test(word))
  }

  /** What a text may have in the place of a word of a pattern. */
  spellingsOf(word: string): readonly string[] {
    if (!word.endsWith('*')) return inflected(word)
    const stem = word.slice(0, -1)
    this.#sorted ??= [...this.#all()].sort()
    const spellings: string[] = []
    for (let at = firstFrom(this.#sorted, stem); this.#sorted[at]?.startsWith(stem); at++) {
      spellings.push(this.#sorted[at] ?? '')
    }
    return spellings
  }

  #all(): ReadonlySet<string> {
    this.#words ??= wordsOf(this.#texts)
    return this.#words
  }

  /** The word itself or the longest stem that it begins with. */
  #wordOrStem(word: string): string | undefined {
    const all = this.#all()
    if (all.has(word)) return word
    for (let length = word.length; length > 1; length--) {
      const stem = `${word.slice(0, length)}*`
      if (all.has(stem)) return stem
    }
    return undefined
  }
}

/** The index of the first word that doesn’t come before this one. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function wordsOf(texts: readonly string[]): Set<string> {
  const steps = new Set(texts.flatMap((text) => text.split(' ')))
  const words = new Set<string>()
  for (const step of steps) {
    for (const word of step
      .replace(/^[!^]|\?$/, '')
      .replaceAll('_', '|')
      .split('|')) {
      if (word.endsWith('~')) for (const form of inflected(word)) words.add(form)
      else words.add(word)
    }
  }
  return words
}

/** `earn~` is earn, earns, earned and earning. */
function inflected(word: string): readonly string[] {
  if (!word.endsWith('~')) return [word]
  const base = word.slice(0, -1)
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1)
    return [base, `${stem}ies`, `${stem}ied`, `${base}ing`]
  }
  if (base.endsWith('e')) return [base, `${base}s`, `${base}d`, `${base.slice(0, -1)}ing`]
  const plural = /(s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`
  return [base, plural, `${base}ed`, `${base}ing`]
}
