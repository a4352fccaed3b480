import type { ReadText } from './read-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A pattern is a row of steps: `word`, `one|another`, `two_words`; `stem*`; `FAMILY` for a family of words; `step?` if it may be
 * missing; `..3` for up to three words in between; `!step` if it mustn’t stand there; `¶` for the end of a sentence, which
 * nothing else crosses. `^` before all others: only where a clause begins, as orders do.
 */
type Pattern = {
  readonly text: string
  readonly vocabulary: Vocabulary
  readonly opens: boolean
  steps?: readonly Step[]
  /** In which text it was tried last, how often, and whether that text can’t hold it. */
  tried?: { readonly in: ReadText; times: number; isHopeless: boolean }
}

type Step =
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'sentence' }
  | { readonly kind: 'words' | 'maybe' | 'not'; readonly choices: readonly Choice[] }

/** Words, and phrases by their first word, longer ones first. */
type Choice = { readonly words: ReadonlySet<string>; readonly phrases: ReadonlyMap<string, readonly Phrase[]> }

/** The words that may stand at each place. */
type Phrase = readonly ReadonlySet<string>[]

/** Patterns, found by the word they begin with, so that most words of a text cost one look. */
export type PatternSet<Of> = ReadonlyMap<string, readonly { readonly pattern: Pattern; readonly of: Of }[]>

export type Match<Of> = { readonly first: number; readonly last: number; readonly of: Of }

export function compilePatterns<Of>(
  patterns: readonly { readonly text: string; readonly of: Of }[],
  vocabulary: Vocabulary,
): PatternSet<Of> {
  const set = new Map<string, { pattern: Pattern; of: Of }[]>()
  for (const { text: whole, of } of patterns) {
    const opens = whole.startsWith('^ ')
    const text = opens ? whole.slice(2) : whole
    // Most patterns are never needed: only their first words are looked up before a text asks for more.
    const entry = { pattern: { text, vocabulary, opens }, of }
    for (const word of firstWordsOf(text, vocabulary)) {
      const list = set.get(word)
      if (list === undefined) set.set(word, [entry])
      else if (list.at(-1) !== entry) list.push(entry)
    }
  }
  return set
}

/** Every match that begins at a word from `from` up to and with `to`. */
export function* matchesOf<Of>(set: PatternSet<Of>, text: ReadText, from: number, to: number): Generator<Match<Of>> {
  for (let first = from; first <= to; first++) {
    const list = set.get(text.words[first] ?? '')
    if (list === undefined) continue
    const limit = endOfSentence(text, first)
    for (const { pattern, of } of list) {
      pattern.steps ??= stepsOf(pattern)
      if ((pattern.opens && !isOpening(text, first)) || isHopeless(pattern, pattern.steps, text)) continue
      const end = endOfMatch(pattern.steps, 0, first, limit, text)
      if (end > first) yield { first, last: end - 1, of }
    }
  }
}

function isOpening({ sentences, clauses }: ReadText, at: number): boolean {
  return sentences[at - 1] !== sentences[at] || clauses[at - 1] !== clauses[at]
}

export function hasMatch<Of>(set: PatternSet<Of>, text: ReadText, from: number, to: number): boolean {
  return !matchesOf(set, text, from, to).next().done
}

/** After this number of failures in one text, check whether the text has all the words of the pattern. */
const TRIES = 24

/** Keeps a text that repeats the first words of many patterns from costing more than others. */
function isHopeless(pattern: Pattern, steps: readonly Step[], text: ReadText): boolean {
  if (pattern.tried?.in !== text) pattern.tried = { in: text, times: 0, isHopeless: false }
  const { tried } = pattern
  if (++tried.times !== TRIES) return tried.isHopeless
  const words = [...text.distinct()]
  tried.isHopeless = steps.some(
    (step) =>
      step.kind === 'words' &&
      !step.choices.some((choice) => words.some((word) => choice.words.has(word) || choice.phrases.has(word))),
  )
  return tried.isHopeless
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

function endOfSentence(text: ReadText, at: number): number {
  return (text.lasts[text.sentences[at] ?? 0] ?? text.words.length - 1) + 1
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
  for (const { words, phrases } of choices) {
    const list = phrases.get(word)
    if (list !== undefined) {
      for (const phrase of list) {
        if (!standsAt(phrase, at, limit, text)) continue
        const end = endOfMatch(steps, index + 1, at + phrase.length, limit, text)
        if (end >= 0) return end
      }
    }
    isWord ||= words.has(word)
  }
  return isWord ? endOfMatch(steps, index + 1, at + 1, limit, text) : -1
}

function fits(choices: readonly Choice[], at: number, limit: number, text: ReadText): boolean {
  const word = text.words[at]
  if (word === undefined || at >= limit) return false
  return choices.some(
    ({ words, phrases }) =>
      words.has(word) || (phrases.get(word)?.some((phrase) => standsAt(phrase, at, limit, text)) ?? false),
  )
}

function standsAt(phrase: Phrase, at: number, limit: number, { words }: ReadText): boolean {
  if (at + phrase.length > limit) return false
  for (let index = 1; index < phrase.length; index++) if (!phrase[index]?.has(words[at + index] ?? '')) return false
  return true
}

function stepsOf({ text, vocabulary }: Pattern): readonly Step[] {
  return text.split(' ').map((step): Step => {
    if (step.startsWith('..')) return { kind: 'gap', most: Number(step.slice(2)) }
    if (step === '¶') return { kind: 'sentence' }
    if (step.startsWith('!')) return { kind: 'not', choices: choicesOf(step.slice(1), vocabulary) }
    if (step.endsWith('?')) return { kind: 'maybe', choices: choicesOf(step.slice(0, -1), vocabulary) }
    return { kind: 'words', choices: choicesOf(step, vocabulary) }
  })
}

function firstWordsOf(text: string, vocabulary: Vocabulary): Iterable<string> {
  const first = text.split(' ', 1)[0] ?? ''
  if (/^!|\?$|^\.\.|¶/.test(first)) throw new Error(`The pattern “${text}” begins with a step that may be missing`)
  return choicesOf(first, vocabulary).flatMap(({ words, phrases }) => [...words, ...phrases.keys()])
}

/** Many steps name the same family. */
const knownFamilies = new WeakMap<Vocabulary, Map<string, readonly Choice[]>>()

function choicesOf(step: string, vocabulary: Vocabulary): readonly Choice[] {
  const names = step.split('|')
  const own = names.filter((name) => !isFamily(name))
  const named = names.filter(isFamily).flatMap((name) => familyOf(name, vocabulary))
  return own.length === 0 ? named : [choiceOf(own, vocabulary), ...named]
}

function familyOf(name: string, vocabulary: Vocabulary): readonly Choice[] {
  const known = knownFamilies.get(vocabulary) ?? new Map<string, readonly Choice[]>()
  knownFamilies.set(vocabulary, known)
  const before = known.get(name)
  if (before !== undefined) return before
  const family = vocabulary.families[name]
  if (family === undefined) throw new Error(`There is no family of words ${name}`)
  const choices = choicesOf(family.replaceAll(' ', '|'), vocabulary)
  known.set(name, choices)
  return choices
}

function isFamily(name: string): boolean {
  return /^[A-Z]/.test(name)
}

function choiceOf(phrases: readonly string[], vocabulary: Vocabulary): Choice {
  const words = new Set<string>()
  const longer = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const parts = phrase.split('_').map((part) => new Set(vocabulary.spellingsOf(part)))
    for (const first of parts[0] ?? []) {
      if (parts.length === 1) words.add(first)
      else longer.set(first, [...(longer.get(first) ?? []), parts])
    }
  }
  for (const list of longer.values()) list.sort((a, b) => b.length - a.length)
  return { words, phrases: longer }
}
