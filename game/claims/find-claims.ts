import { type ClaimClassifier, weighedClaims } from './classifier.ts'
import { type Pattern, Patterns } from './pattern.ts'
import { type ReadText, readText } from './read-text.ts'
import { remembered } from './remembered.ts'
import type { ClaimFinding, ClaimLanguage, ClaimRule } from './rule.ts'
import { type Index, indexOf, type Match, Search } from './search.ts'
import { Vocabulary } from './vocabulary.ts'

/** How many words before a claim a negator reaches, and how many after it a denial begins at most. */
const REACH = { negator: 9, denial: 3 } as const

type Ready = {
  readonly language: ClaimLanguage
  readonly vocabulary: Vocabulary
  readonly index: Index
  readonly rules: readonly ReadyRule[]
  readonly frames: Readonly<Record<'idleNegations' | 'denials' | 'warnings' | 'questions' | 'baits', PatternSet>>
}
type PatternSet = readonly Pattern[]
/** A rule with one of its patterns. */
type ReadyRule = {
  readonly rule: ClaimRule
  readonly pattern: Pattern
  /** Whether the pattern holds a negator itself, as *can’t lose* does. */
  readonly negates: boolean
  readonly sets: Readonly<Record<'unless' | 'unlessInText' | 'needs', PatternSet>>
}
type Claim = Match & { readonly rule: ClaimRule }

const ready = new WeakMap<ClaimLanguage, Ready>()

/**
 * The claims in a text that a regulator would want proof of, in their order, none overlapping another of its kind. It
 * advises: a sentence that warns of a claim, denies it or asks about it is none. Quotation marks change nothing here,
 * because what others said is a claim, too.
 * @param classifier finds claims in words that no rule knows, too, and outvotes a rule now and then. Without it each
 * finding has its rule, as a refusal needs.
 */
export function findClaimsIn(text: string, language: ClaimLanguage, classifier?: ClaimClassifier): ClaimFinding[] {
  const compiled = prepared(language)
  const read = readText(text, language, compiled.vocabulary)
  const { claims, dismissed } = new ClaimReader(read, compiled).read()
  const finding = ({ first, last, rule: { kind, advice, source } }: Claim): ClaimFinding => {
    const start = read.starts[first] ?? 0
    const end = read.ends[last] ?? text.length
    return { kind, words: text.slice(start, end), start, end, advice, source, foundBy: 'rule' }
  }
  const findings = withoutOverlaps(claims).map(finding)
  if (classifier === undefined) return findings
  return weighedClaims(text, { findings, dismissed: dismissed.map(finding) }, classifier)
}

/** Which matches are claims, by what stands around them. */
class ClaimReader {
  readonly #text: ReadText
  readonly #ready: Ready
  readonly #search: Search
  readonly #starts = new Map<PatternSet, ReadonlySet<number>>()
  readonly #sentences = new Map<PatternSet, ReadonlySet<number>>()
  #idle: ReadonlySet<number> | undefined

  constructor(text: ReadText, compiled: Ready) {
    this.#text = text
    this.#ready = compiled
    this.#search = new Search(text, compiled.index)
  }

  /** Claims by their first word, and at the same word in the order of the rules; and what is denied, warned of or asked. */
  read(): { claims: Claim[]; dismissed: Claim[] } {
    const claims: Claim[] = []
    const dismissed: Claim[] = []
    for (const ready of this.#ready.rules) {
      for (const match of this.#search.matchesOf(ready.pattern)) {
        if (!this.#applies(match, ready)) continue
        const list = this.#isMeant(match, ready) ? claims : dismissed
        list.push({ ...match, rule: ready.rule })
      }
    }
    return { claims: claims.sort((one, other) => one.first - other.first), dismissed }
  }

  #applies({ first }: Match, { rule, sets: { unless, unlessInText, needs } }: ReadyRule): boolean {
    if (rule.needs !== undefined && !this.#inText(needs)) return false
    return !this.#inText(unlessInText) && !this.#inSentence(unless, this.#text.sentences[first] ?? 0)
  }

  #isMeant({ first, last }: Match, { rule, negates }: ReadyRule): boolean {
    const sentence = this.#text.sentences[first] ?? 0
    if (this.#isWarned(sentence) || (!rule.evenAsked && this.#isAsked(sentence))) return false
    if (rule.evenNegated) return true
    return !(this.#isNegated(first) || (!negates && this.#hasNegator(first + 1, last)) || this.#isDenied(last))
  }

  #isWarned(sentence: number): boolean {
    const { warnings } = this.#ready.frames
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
    const { questions, baits } = this.#ready.frames
    const first = this.#text.firsts[sentence] ?? 0
    return this.#startsWithin(questions, first, first + 1) && !this.#inSentence(baits, sentence)
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
    return this.#startsWithin(this.#ready.frames.denials, last + 1, to)
  }

  #idleNegators(): ReadonlySet<number> {
    if (this.#idle !== undefined) return this.#idle
    const idle = new Set<number>()
    for (const pattern of this.#ready.frames.idleNegations) {
      for (const { first, last } of this.#search.matchesOf(pattern)) {
        for (let at = first; at <= last; at++) idle.add(at)
      }
    }
    this.#idle = idle
    return idle
  }

  #startsWithin(set: PatternSet, from: number, to: number): boolean {
    const starts = this.#startsOf(set)
    for (let at = from; at <= to; at++) if (starts.has(at)) return true
    return false
  }

  #inSentence(set: PatternSet, sentence: number): boolean {
    return this.#sentencesOf(set).has(sentence)
  }

  #inText(set: PatternSet): boolean {
    return this.#startsOf(set).size > 0
  }

  #startsOf(set: PatternSet): ReadonlySet<number> {
    return remembered(this.#starts, set, () => {
      const matches = set.flatMap((pattern) => this.#search.matchesOf(pattern))
      return new Set(matches.map(({ first }) => first))
    })
  }

  #sentencesOf(set: PatternSet): ReadonlySet<number> {
    const { sentences } = this.#text
    return remembered(this.#sentences, set, () => new Set([...this.#startsOf(set)].map((at) => sentences[at] ?? 0)))
  }
}

/** Of matches of one kind that overlap, the longest stays. */
function withoutOverlaps(matches: readonly Claim[]): Claim[] {
  const kept: Claim[] = []
  const lastOf = new Map<string, number>()
  for (const match of matches) {
    const { kind } = match.rule
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
  const patterns = new Patterns(vocabulary)
  const set = setsOf(patterns)
  const rules = language.rules.flatMap((rule) => {
    const sets = { unless: set(rule.unless), unlessInText: set(rule.unlessInText), needs: set(rule.needs) }
    return set(rule.patterns).map((pattern) => ({
      rule,
      pattern,
      negates: negates(pattern.text, language.negators),
      sets,
    }))
  })
  const frames = {
    idleNegations: set(language.idleNegations),
    denials: set(language.denials),
    warnings: set(language.warnings),
    questions: set(language.questions),
    baits: set(language.baits),
  }
  const compiled = { language, vocabulary, index: indexOf(patterns.choices), rules, frames }
  ready.set(language, compiled)
  return compiled
}

/** Several rules have the same conditions: each set of them is looked for in a text once. */
function setsOf(patterns: Patterns): (texts?: readonly string[]) => PatternSet {
  const sets = new Map<string, PatternSet>()
  return (texts = []) => remembered(sets, texts.join('\n'), () => texts.map((text) => patterns.patternOf(text)))
}

function negates(pattern: string, negators: ReadonlySet<string>): boolean {
  return pattern.split(/[ |_]/).some((word) => negators.has(word))
}
