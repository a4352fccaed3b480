import type { ReadText } from './read-text.ts'

/**
 * A pattern is a row of steps, each followed by a space:
 * `word`, `one|another`, `two_words`; `FAMILY` for a family of words; `step?` if it may be missing; `..3` for up to three
 * words in between; `!step` if it mustn’t stand there; `<!step` at the beginning if it mustn’t stand before.
 */
type Compiled = { readonly text: string; readonly families: Families; test?: RegExp }

/** Patterns, found by the word they begin with, so that most words of a text cost one look. */
export type PatternSet<Of> = ReadonlyMap<string, readonly { readonly pattern: Compiled; readonly of: Of }[]>

type Families = Readonly<Record<string, string>>

export type Match<Of> = { readonly first: number; readonly last: number; readonly of: Of }

export function compilePatterns<Of>(
  patterns: readonly { readonly text: string; readonly of: Of }[],
  families: Families,
): PatternSet<Of> {
  const set = new Map<string, { pattern: Compiled; of: Of }[]>()
  for (const { text, of } of patterns) {
    // Most patterns are never needed: only their first words are looked up before a text asks for them.
    const pattern = { text, families }
    for (const word of firstWordsOf(text, families)) {
      const list = set.get(word)
      if (list === undefined) set.set(word, [{ pattern, of }])
      else list.push({ pattern, of })
    }
  }
  return set
}

/** Every match that begins at a word from `from` up to and with `to`. */
export function* matchesOf<Of>(set: PatternSet<Of>, text: ReadText, from: number, to: number): Generator<Match<Of>> {
  for (let first = from; first <= to; first++) {
    const list = set.get(text.words[first] ?? '')
    if (list === undefined) continue
    for (const { pattern, of } of list) {
      const end = endOfMatch(pattern, text, text.places[first] ?? 0)
      if (end > 0) yield { first, last: text.wordEndingAt(end), of }
    }
  }
}

export function hasMatch<Of>(set: PatternSet<Of>, text: ReadText, from: number, to: number): boolean {
  return !matchesOf(set, text, from, to).next().done
}

/** All words that patterns and families name. */
export function wordsOfPatterns(texts: Iterable<string>, families: Families): Set<string> {
  const words = new Set<string>()
  for (const text of [...texts, ...Object.values(families)]) {
    for (const step of text.split(/\s+/)) {
      for (const phrase of step.replace(/^[<!]+|\?$/g, '').split('|')) {
        for (const spelling of inflected(phrase)) for (const word of spelling.split('_')) words.add(word)
      }
    }
  }
  return words
}

function endOfMatch(pattern: Compiled, text: ReadText, place: number): number {
  pattern.test ??= new RegExp(sourceOf(pattern), 'y')
  pattern.test.lastIndex = place
  return pattern.test.test(text.line) ? pattern.test.lastIndex - 1 : 0
}

/** The words a pattern can begin with. */
function firstWordsOf(text: string, families: Families): ReadonlySet<string> {
  const first = text.split(' ').find((step) => !step.startsWith('<!')) ?? ''
  if (/^!|\?$|^\.\./.test(first)) throw new Error(`The pattern “${text}” begins with a step that may be missing`)
  return new Set(expand(first, families).phrases.map((phrase) => phrase.split(' ', 1)[0] ?? ''))
}

function sourceOf({ text, families }: Compiled): string {
  return text
    .split(' ')
    .map((step) => {
      if (step.startsWith('..')) return `(?:[^ ¶]+ ){0,${step.slice(2)}}?`
      if (step.startsWith('<!')) return `(?<! (?:${expand(step.slice(2), families).source}) )`
      if (step.startsWith('!')) return `(?!(?:${expand(step.slice(1), families).source}) )`
      if (step.endsWith('?')) return `(?:(?:${expand(step.slice(0, -1), families).source}) )?`
      return `(?:${expand(step, families).source}) `
    })
    .join('')
}

type Expanded = { readonly phrases: readonly string[]; readonly source: string }
/** What a step stands for is asked again and again, most of all the families. */
const known = new WeakMap<Families, Map<string, Expanded>>()

function expand(step: string, families: Families): Expanded {
  const steps = known.get(families) ?? new Map<string, Expanded>()
  known.set(families, steps)
  const before = steps.get(step)
  if (before !== undefined) return before
  const phrases = step.split('|').flatMap((name) => {
    if (!/^[A-Z][A-Z_]+$/.test(name)) return inflected(name).map((phrase) => phrase.replaceAll('_', ' '))
    const family = families[name]
    if (family === undefined) throw new Error(`There is no family of words ${name}`)
    return family.split(' ').flatMap((member) => expand(member, families).phrases)
  })
  const expanded = { phrases, source: oneOf(phrases) }
  steps.set(step, expanded)
  return expanded
}

/** Longer phrases first, because the first that fits is taken. */
function oneOf(phrases: readonly string[]): string {
  return phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[$*+.?^()[\]{}|\\]/g, '\\$&'))
    .join('|')
}

/** `earn~` is earn, earns, earned, earning, earnings and earner. */
function inflected(word: string): string[] {
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
