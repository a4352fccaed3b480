import type { Choice, Need, Pattern, Phrase, Step } from './pattern.ts'
import type { ReadText } from './read-text.ts'

export type Match = { readonly first: number; readonly last: number }

/** The ids of choices by their keys, and the number of all choices. */
export type Index = { readonly byKey: ReadonlyMap<string, readonly number[]>; readonly size: number }

const NONE: readonly never[] = []

export function indexOf(choices: readonly Choice[]): Index {
  const byKey = new Map<string, number[]>()
  for (const choice of choices) {
    for (const key of choice.keys()) {
      const ids = byKey.get(key)
      if (ids === undefined) byKey.set(key, [choice.id])
      else if (ids.at(-1) !== choice.id) ids.push(choice.id)
    }
  }
  return { byKey, size: choices.length }
}

/**
 * What patterns match in one text. A pattern is looked for once, however many rules have it, and only near the step that
 * the text has the fewest words for.
 */
export class Search {
  readonly #text: ReadText
  /** Where the keys of choices stand: those of a choice from the index in `#from` at its id up to the next one. */
  readonly #places: Uint32Array
  readonly #from: Uint32Array
  readonly #matches = new Map<Pattern, readonly Match[]>()

  constructor(text: ReadText, { byKey, size }: Index) {
    this.#text = text
    const idsAt = text.words.map((word) => byKey.get(word) ?? NONE)
    // Two flat arrays cost less than a list for every choice: once counted, each choice has its part of them to fill.
    const from = new Uint32Array(size + 1)
    for (const ids of idsAt) for (const id of ids) from[id] = (from[id] ?? 0) + 1
    for (let id = 1; id <= size; id++) from[id] = (from[id] ?? 0) + (from[id - 1] ?? 0)
    const places = new Uint32Array(from[size] ?? 0)
    for (let at = idsAt.length - 1; at >= 0; at--) {
      for (const id of idsAt[at] ?? NONE) {
        const free = (from[id] ?? 0) - 1
        from[id] = free
        places[free] = at
      }
    }
    this.#places = places
    this.#from = from
  }

  /** Every match, by its first word. */
  matchesOf(pattern: Pattern): readonly Match[] {
    const rarest = this.#rarest(pattern.needs)
    if (rarest === undefined) return NONE
    const known = this.#matches.get(pattern)
    if (known !== undefined) return known
    const matches = this.#find(pattern, rarest)
    this.#matches.set(pattern, matches)
    return matches
  }

  #find({ steps, needs, crosses, opens }: Pattern, rarest: Need): readonly Match[] {
    const { firsts, lasts, sentences } = this.#text
    const matches: Match[] = []
    let next = 0
    for (const place of this.#placesOf(rarest.choices)) {
      const sentence = crosses ? -1 : (sentences[place] ?? 0)
      const earliest = Math.max(next, place - rarest.reach, firsts[sentence] ?? 0)
      if (!this.#hasPlaces(needs, earliest, place, lasts[sentence] ?? Infinity)) continue
      for (let at = earliest; at <= place; at++) {
        if (opens && !isOpening(this.#text, at)) continue
        const end = endOfMatch(steps, 0, at, endOfSentence(this.#text, at), this.#text)
        if (end > at) matches.push({ first: at, last: end - 1 })
      }
      next = place + 1
    }
    return matches
  }

  /** @returns undefined if the text has no word for one of them */
  #rarest(needs: readonly Need[]): Need | undefined {
    let rarest: Need | undefined
    let fewest = Infinity
    for (const need of needs) {
      let count = 0
      for (const choice of need.choices) count += this.#countOf(choice)
      if (count === 0) return undefined
      if (count < fewest) {
        rarest = need
        fewest = count
      }
    }
    return rarest
  }

  #countOf({ id }: Choice): number {
    return (this.#from[id + 1] ?? 0) - (this.#from[id] ?? 0)
  }

  /** Whether a match that begins between two words can have all that it needs up to the last word. */
  #hasPlaces(needs: readonly Need[], first: number, latestFirst: number, last: number): boolean {
    for (const { choices, reach } of needs) {
      if (!this.#hasPlace(choices, first, Math.min(latestFirst + reach, last))) return false
    }
    return true
  }

  #hasPlace(choices: readonly Choice[], first: number, last: number): boolean {
    for (const { id } of choices) {
      const to = this.#from[id + 1] ?? 0
      const index = indexFrom(this.#places, first, this.#from[id] ?? 0, to)
      if (index < to && (this.#places[index] ?? 0) <= last) return true
    }
    return false
  }

  /** Where a key of one of the choices stands. */
  #placesOf(choices: readonly Choice[]): readonly number[] {
    const found: number[] = []
    for (const { id } of choices) {
      const to = this.#from[id + 1] ?? 0
      for (let index = this.#from[id] ?? 0; index < to; index++) found.push(this.#places[index] ?? 0)
    }
    return choices.length === 1 ? found : found.sort((a, b) => a - b)
  }
}

/** The index, between two others, of the first number that isn’t smaller. */
function indexFrom(sorted: Uint32Array, least: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

function isOpening({ sentences, clauses }: ReadText, at: number): boolean {
  return sentences[at - 1] !== sentences[at] || clauses[at - 1] !== clauses[at]
}

function endOfSentence(text: ReadText, at: number): number {
  return (text.lasts[text.sentences[at] ?? 0] ?? text.words.length - 1) + 1
}

/** @returns the index after the match, or -1. Gaps are short and patterns too, so this ends soon in any text. */
function endOfMatch(steps: readonly Step[], index: number, at: number, limit: number, text: ReadText): number {
  const step = steps[index]
  if (step === undefined) return at
  switch (step.kind) {
    case 'gap': {
      const last = Math.min(at + step.most, limit)
      for (let next = at; next <= last; next++) {
        const end = endOfMatch(steps, index + 1, next, limit, text)
        if (end >= 0) return end
      }
      return -1
    }
    case 'sentence':
      if (at !== limit || at >= text.words.length) return -1
      return endOfMatch(steps, index + 1, at, endOfSentence(text, at), text)
    case 'not':
      return fits(step.choices, at, limit, text) ? -1 : endOfMatch(steps, index + 1, at, limit, text)
    case 'maybe': {
      const end = endAfter(step.choices, steps, index, at, limit, text)
      return end >= 0 ? end : endOfMatch(steps, index + 1, at, limit, text)
    }
    case 'words':
      return endAfter(step.choices, steps, index, at, limit, text)
  }
}

/** Phrases are tried before the word they begin with. */
function endAfter(
  choices: readonly Choice[],
  steps: readonly Step[],
  index: number,
  at: number,
  limit: number,
  text: ReadText,
): number {
  const word = text.words[at]
  if (word === undefined || at >= limit) return -1
  let isWord = false
  for (const { beginnings } of choices) {
    const beginning = beginnings.get(word)
    if (beginning === undefined) continue
    for (const phrase of beginning.phrases) {
      if (!goesOn(phrase, at + 1, limit, text)) continue
      const end = endOfMatch(steps, index + 1, at + 1 + phrase.length, limit, text)
      if (end >= 0) return end
    }
    isWord ||= beginning.isWord
  }
  return isWord ? endOfMatch(steps, index + 1, at + 1, limit, text) : -1
}

function fits(choices: readonly Choice[], at: number, limit: number, text: ReadText): boolean {
  const word = text.words[at]
  if (word === undefined || at >= limit) return false
  return choices.some(({ beginnings }) => {
    const beginning = beginnings.get(word)
    if (beginning === undefined) return false
    return beginning.isWord || beginning.phrases.some((phrase) => goesOn(phrase, at + 1, limit, text))
  })
}

function goesOn(phrase: Phrase, at: number, limit: number, { words }: ReadText): boolean {
  if (at + phrase.length > limit) return false
  for (let index = 0; index < phrase.length; index++) if (!phrase[index]?.has(words[at + index] ?? '')) return false
  return true
}
