import { remembered } from './remembered.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A pattern is a row of steps: `word`, `one|another`, `two_words`; `stem*`; `FAMILY` for a family of words; `step?` if it may be
 * missing; `..3` for up to three words in between; `!step` if it mustn’t stand there; `¶` for the end of a sentence, which
 * nothing else crosses. `^` before all others: only where a clause begins, as orders do.
 */
export type Pattern = {
  readonly text: string
  readonly opens: boolean
  /** Whether it goes on in the next sentence. */
  readonly crosses: boolean
  readonly steps: readonly Step[]
  readonly needs: readonly Need[]
}

export type Step =
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'sentence' }
  | { readonly kind: 'words' | 'maybe' | 'not'; readonly choices: readonly Choice[] }

/** Choices of which a text must hold one, and how many words behind the first one of a match it can end at most. */
export type Need = { readonly choices: readonly Choice[]; readonly reach: number }

/** How a choice goes on after its first word: it ends there, or one of the phrases follows. */
type Beginning = { readonly isWord: boolean; readonly phrases: readonly Phrase[] }

/** The words that may stand at each place after the first. */
export type Phrase = readonly ReadonlySet<string>[]

const WORD: Beginning = { isWord: true, phrases: [] }

/** Words and phrases of which one may stand in a place. */
export class Choice {
  readonly id: number
  /** The number of words of the longest phrase. */
  readonly longest: number
  readonly #names: readonly string[]
  readonly #vocabulary: Vocabulary
  #beginnings: ReadonlyMap<string, Beginning> | undefined

  constructor(id: number, names: readonly string[], vocabulary: Vocabulary) {
    this.id = id
    this.longest = names.reduce((longest, name) => Math.max(longest, lengthOf(name)), 1)
    this.#names = names
    this.#vocabulary = vocabulary
  }

  /** A text needs one of these for the choice: of a phrase, its longest word, because that is seldom a common one. */
  keys(): string[] {
    return this.#names.flatMap((name) => this.#vocabulary.spellingsOf(longestPart(name)))
  }

  /** By the first word. They are read for the few patterns whose words a text has. */
  get beginnings(): ReadonlyMap<string, Beginning> {
    this.#beginnings ??= this.#readBeginnings()
    return this.#beginnings
  }

  #readBeginnings(): Map<string, Beginning> {
    const beginnings = new Map<string, Beginning>()
    for (const name of this.#names) {
      const [first = '', ...others] = name.split('_')
      const phrase = others.map((part) => new Set(this.#vocabulary.spellingsOf(part)))
      for (const word of this.#vocabulary.spellingsOf(first)) {
        const before = beginnings.get(word)
        beginnings.set(word, phrase.length === 0 ? withWord(before) : withPhrase(before, phrase))
      }
    }
    return beginnings
  }
}

function lengthOf(name: string): number {
  return name.includes('_') ? name.split('_').length : 1
}

function longestPart(name: string): string {
  if (!name.includes('_')) return name
  return name.split('_').reduce((longest, part) => (part.length > longest.length ? part : longest))
}

function withWord(before: Beginning | undefined): Beginning {
  return before === undefined ? WORD : { isWord: true, phrases: before.phrases }
}

/** Longer phrases come first. */
function withPhrase(before: Beginning | undefined, phrase: Phrase): Beginning {
  const phrases = [...(before?.phrases ?? []), phrase].sort((a, b) => b.length - a.length)
  return { isWord: before?.isWord ?? false, phrases }
}

/** The patterns of a language. What several of them share is read once. */
export class Patterns {
  readonly choices: Choice[] = []
  readonly #vocabulary: Vocabulary
  readonly #patterns = new Map<string, Pattern>()
  readonly #steps = new Map<string, Step>()
  readonly #choicesOf = new Map<string, readonly Choice[]>()

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  patternOf(text: string): Pattern {
    return remembered(this.#patterns, text, () => {
      const opens = text.startsWith('^ ')
      const steps = (opens ? text.slice(2) : text).split(' ').map((step) => this.#stepOf(step))
      if (steps[0]?.kind !== 'words') throw new Error(`The pattern “${text}” begins with a step that may be missing`)
      return { text, opens, crosses: steps.some(({ kind }) => kind === 'sentence'), steps, needs: needsOf(steps) }
    })
  }

  #stepOf(step: string): Step {
    return remembered(this.#steps, step, () => {
      if (step.startsWith('..')) return { kind: 'gap', most: Number(step.slice(2)) }
      if (step === '¶') return { kind: 'sentence' }
      if (step.startsWith('!')) return { kind: 'not', choices: this.#choices(step.slice(1)) }
      if (step.endsWith('?')) return { kind: 'maybe', choices: this.#choices(step.slice(0, -1)) }
      return { kind: 'words', choices: this.#choices(step) }
    })
  }

  #choices(step: string): readonly Choice[] {
    return remembered(this.#choicesOf, step, () => {
      const own: string[] = []
      const named: Choice[] = []
      for (const name of step.split('|')) {
        if (isFamily(name)) named.push(...this.#family(name))
        else own.push(name)
      }
      if (own.length === 0) return named
      const choice = new Choice(this.choices.length, own, this.#vocabulary)
      this.choices.push(choice)
      return [choice, ...named]
    })
  }

  #family(name: string): readonly Choice[] {
    const family = this.#vocabulary.families[name]
    if (family === undefined) throw new Error(`There is no family of words ${name}`)
    return this.#choices(family.replaceAll(' ', '|'))
  }
}

function needsOf(steps: readonly Step[]): Need[] {
  const needs: Need[] = []
  let reach = 0
  for (const step of steps) {
    if (step.kind === 'gap') reach += step.most
    if (step.kind !== 'words' && step.kind !== 'maybe') continue
    reach += Math.max(...step.choices.map(({ longest }) => longest))
    if (step.kind === 'words') needs.push({ choices: step.choices, reach: reach - 1 })
  }
  return needs
}

function isFamily(name: string): boolean {
  const first = name.charCodeAt(0)
  return first >= 65 && first <= 90
}
