import { compilePatterns, hasMatch, type Match, matchesOf, type PatternSet } from './pattern.ts'
import { type ReadText, readText } from './read-text.ts'
import type { ClaimFinding, ClaimLanguage, ClaimRule } from './rule.ts'
import { Vocabulary } from './vocabulary.ts'

/** How many words before a claim a negator reaches, and how many after it a denial begins at most. */
const REACH = { negator: 9, denial: 3 } as const

type Ready = {
  readonly language: ClaimLanguage
  readonly vocabulary: Vocabulary
  readonly rules: PatternSet<ReadyRule>
  readonly idleNegations: PatternSet<null>
  readonly denials: PatternSet<null>
  readonly warnings: PatternSet<null>
  readonly questions: PatternSet<null>
  readonly baits: PatternSet<null>
}
type ReadyRule = ClaimRule & {
  /** Whether the pattern holds a negator itself, as *can’t lose* does. */
  readonly negates: boolean
  readonly sets: Readonly<Record<'unless' | 'unlessInText' | 'needs', PatternSet<null>>>
}

const ready = new WeakMap<ClaimLanguage, Ready>()

/**
 * The claims in a text that a regulator would want proof of, in their order, none overlapping another of its kind. It
 * advises: a sentence that warns of a claim, denies it or asks about it is none. Quotation marks change nothing here,
 * because what others said is a claim, too.
 */
export function findClaimsIn(text: string, language: ClaimLanguage): ClaimFinding[] {
  const compiled = prepared(language)
  const { rules, vocabulary } = compiled
  const read = readText(text, language, vocabulary)
  const reader = new ClaimReader(read, compiled)
  const found: ClaimFinding[] = []
  const claims = [...matchesOf(rules, read, 0, read.words.length - 1)].filter((match) => reader.isClaim(match))
  for (const { first, last, of: rule } of withoutOverlaps(claims)) {
    const start = read.starts[first] ?? 0
    const end = read.ends[last] ?? text.length
    const { kind, advice, source } = rule
    found.push({ kind, words: text.slice(start, end), start, end, advice, source })
  }
  return found
}

/** What stands around a match, looked up once for each sentence. */
class ClaimReader {
  readonly #text: ReadText
  readonly #ready: Ready
  readonly #known = new Map<PatternSet<null>, boolean[]>()
  #idle: ReadonlySet<number> | undefined

  constructor(text: ReadText, compiled: Ready) {
    this.#text = text
    this.#ready = compiled
  }

  isClaim({ first, last, of: rule }: Match<ReadyRule>): boolean {
    const sentence = this.#text.sentences[first] ?? 0
    const { unless, unlessInText, needs } = rule.sets
    if (rule.needs !== undefined && !this.#inText(needs)) return false
    if (this.#inText(unlessInText) || this.#inSentence(unless, sentence)) return false
    if (this.#isWarned(sentence) || (!rule.evenAsked && this.#isAsked(sentence))) return false
    if (rule.evenNegated) return true
    return !(this.#isNegated(first) || (!rule.negates && this.#hasNegator(first + 1, last)) || this.#isDenied(last))
  }

  #isWarned(sentence: number): boolean {
    const { warnings } = this.#ready
    if (this.#inSentence(warnings, sentence)) return true
    // A list under a heading that warns: `What we never say:`
    for (let above = sentence - 1; above >= 0 && above >= sentence - 8; above--) {
      const sign = this.#text.signs[above]
      const { firsts, lasts } = this.#text
      if (sign === ':') {
        return this.#inSentence(warnings, above) || this.#hasNegator(firsts[above] ?? 0, lasts[above] ?? -1)
      }
      if (sign !== '\n') return false
    }
    return false
  }

  #isAsked(sentence: number): boolean {
    if (this.#text.signs[sentence] !== '?') return false
    const { questions, baits } = this.#ready
    const first = this.#text.firsts[sentence] ?? 0
    return hasMatch(questions, this.#text, first, first + 1) && !this.#inSentence(baits, sentence)
  }

  #hasNegator(from: number, to: number): boolean {
    const { words } = this.#text
    for (let at = from; at <= to; at++) {
      if (this.#ready.language.negators.has(words[at] ?? '') && !this.#idleNegators().has(at)) return true
    }
    return false
  }

  /** Whether a negator reaches the match: in its clause, or in a list whose parts are joined by *or*. */
  #isNegated(first: number): boolean {
    const { words, sentences, clauses, lasts } = this.#text
    const { negators, nearNegators, turns } = this.#ready.language
    const sentence = sentences[first] ?? 0
    let crossed = 0
    for (let at = first - 1; at >= 0 && at >= first - REACH.negator && sentences[at] === sentence; at--) {
      if (clauses[at] !== clauses[at + 1]) {
        crossed++
        if (!this.#hasOr(at, Math.min(lasts[sentence] ?? first, first + 6))) return false
      }
      const word = words[at] ?? ''
      if (turns.has(word)) return false
      if (negators.has(word) && !this.#idleNegators().has(at)) return crossed === 0 || !nearNegators.has(word)
    }
    return false
  }

  #hasOr(from: number, to: number): boolean {
    const { alternatives } = this.#ready.language
    for (let at = from; at <= to; at++) if (alternatives.has(this.#text.words[at] ?? '')) return true
    return false
  }

  #isDenied(last: number): boolean {
    const sentence = this.#text.sentences[last]
    let to = last
    const { breaks } = this.#ready.language
    while (to < last + REACH.denial && this.#text.sentences[to + 1] === sentence) {
      if (breaks.has(this.#text.words[to + 1] ?? '')) break
      to++
    }
    return hasMatch(this.#ready.denials, this.#text, last + 1, to)
  }

  #idleNegators(): ReadonlySet<number> {
    if (this.#idle !== undefined) return this.#idle
    const idle = new Set<number>()
    for (const { first, last } of matchesOf(this.#ready.idleNegations, this.#text, 0, this.#text.words.length - 1)) {
      for (let at = first; at <= last; at++) idle.add(at)
    }
    this.#idle = idle
    return idle
  }

  #inSentence(set: PatternSet<null>, sentence: number): boolean {
    if (set.size === 0) return false
    const { firsts, lasts } = this.#text
    return this.#once(set, sentence, firsts[sentence] ?? 0, lasts[sentence] ?? -1)
  }

  #inText(set: PatternSet<null>): boolean {
    if (set.size === 0) return false
    return this.#once(set, this.#text.signs.length + 1, 0, this.#text.words.length - 1)
  }

  #once(set: PatternSet<null>, key: number, from: number, to: number): boolean {
    const known = this.#known.get(set) ?? []
    this.#known.set(set, known)
    known[key] ??= hasMatch(set, this.#text, from, to)
    return known[key]
  }
}

/** Of matches of one kind that overlap, the longest stays. */
function withoutOverlaps(matches: readonly Match<ReadyRule>[]): Match<ReadyRule>[] {
  const kept: Match<ReadyRule>[] = []
  const lastOf = new Map<string, number>()
  for (const match of matches) {
    const { kind } = match.of
    const index = lastOf.get(kind)
    const before = index === undefined ? undefined : kept[index]
    if (index !== undefined && before !== undefined && match.first <= before.last) {
      if (match.last - match.first > before.last - before.first) kept[index] = match
      continue
    }
    lastOf.set(kind, kept.push(match) - 1)
  }
  return kept
}

function prepared(language: ClaimLanguage): Ready {
  const known = ready.get(language)
  if (known !== undefined) return known
  const vocabulary = new Vocabulary(language)
  const set = setsOf(vocabulary)
  const rules = language.rules.flatMap((rule) => {
    const of = {
      ...rule,
      sets: { unless: set(rule.unless), unlessInText: set(rule.unlessInText), needs: set(rule.needs) },
    }
    return rule.patterns.map((text) => ({ text, of: { ...of, negates: negates(text, language.negators) } }))
  })
  const compiled = {
    language,
    vocabulary,
    rules: compilePatterns(rules, vocabulary),
    idleNegations: set(language.idleNegations),
    denials: set(language.denials),
    warnings: set(language.warnings),
    questions: set(language.questions),
    baits: set(language.baits),
  }
  ready.set(language, compiled)
  return compiled
}

/** Several rules have the same conditions: one set of them is compiled, and looked for in a text, once. */
function setsOf(vocabulary: Vocabulary): (texts?: readonly string[]) => PatternSet<null> {
  const known = new Map<string, PatternSet<null>>()
  return (texts = []) => {
    const key = texts.join('\n')
    const before = known.get(key)
    if (before !== undefined) return before
    const patterns = texts.map((text) => ({ text, of: null }))
    const compiled = compilePatterns(patterns, vocabulary)
    known.set(key, compiled)
    return compiled
  }
}

function negates(pattern: string, negators: ReadonlySet<string>): boolean {
  return pattern.split(/[ |_]/).some((word) => negators.has(word))
}
