/** `hidden`: who recommends something doesn't say what they gain by it. False scarcity is `urgency`. */
export const CLAIM_KINDS = ['income', 'lifestyle', 'guarantee', 'health', 'urgency', 'hidden'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** The languages whose texts can be checked, by the codes of the catalogue. */
export const CLAIM_LANGUAGES = ['en', 'ar', 'de', 'es', 'pt-BR'] as const
export type ClaimLanguageCode = (typeof CLAIM_LANGUAGES)[number]

/** The key of the reason and of what to do instead, whose texts `adviceOn` returns, and of the suggestion. */
export type ClaimAdvice =
  | 'guarantee'
  | 'cure'
  | 'medicine'
  | 'body'
  | 'undisclosed'
  | 'offer'
  | 'curiosity'
  | 'sum'
  | 'easy'
  | 'dream'
  | 'fromHome'
  | 'pressure'

/** A regulator's page. */
export type ClaimSource = { readonly title: string; readonly url: string }

export type ClaimFinding = {
  readonly kind: ClaimKind
  /** The words as they stand in the text, from `start` up to and without `end`. */
  readonly words: string
  readonly start: number
  readonly end: number
  readonly advice: ClaimAdvice
  readonly source: ClaimSource
  /** The classifier can't say why: its words only resemble claims. */
  readonly foundBy: 'rule' | 'classifier'
}

/**
 * Claims that are alike: one reason and one rewrite. Patterns are written in the small language of `pattern.ts`.
 */
export type ClaimRule = {
  readonly kind: ClaimKind
  readonly advice: ClaimAdvice
  readonly source: ClaimSource
  readonly patterns: readonly string[]
  /** No finding if one of these stands in the same sentence. */
  readonly unless?: readonly string[]
  /** No finding if one of these stands anywhere in the text. */
  readonly unlessInText?: readonly string[]
  /** No finding unless one of these stands somewhere in the text. */
  readonly needs?: readonly string[]
  /** `Never pay rent again` is a claim though its sentence says never. */
  readonly evenNegated?: boolean
  /** `Have you tried my cream?` asks and recommends at once. */
  readonly evenAsked?: boolean
}

/** Everything about claims that depends on the language of the text. Its words have small letters without accents. */
export type ClaimLanguage = {
  /** Word families by their names in capitals, which patterns use: words and phrases, `_` for a space within a phrase. */
  readonly families: Readonly<Record<string, string>>
  readonly rules: readonly ClaimRule[]
  /** Short and colloquial spellings, and what they stand for. */
  readonly spellings: ReadonlyMap<string, string>
  /** Words that only help to take hashtags apart. */
  readonly tagWords: string
  /** Other forms to look for when no pattern names a word, such as the Arabic one without its article. */
  readonly formsOf?: (word: string) => readonly string[]
  /** Words that turn what follows in their clause into its opposite. */
  readonly negators: ReadonlySet<string>
  /** Negators that reach no further than their clause, as *no* before a noun. */
  readonly nearNegators: ReadonlySet<string>
  /** Words such as *or*, over which a negator reaches all parts of a list. */
  readonly alternatives: ReadonlySet<string>
  /** Words that end the reach of a negator. */
  readonly turns: ReadonlySet<string>
  /** Words behind which a denial is about something else. */
  readonly breaks: ReadonlySet<string>
  /** Phrases that contain a negator but deny nothing, such as *not only*. */
  readonly idleNegations: readonly string[]
  /** Right after a claim, these deny it: *is not possible*, *would be a lie*. */
  readonly denials: readonly string[]
  /** A sentence with one of these warns or reports. */
  readonly warnings: readonly string[]
  /** Beginnings of questions that claim nothing, and of those that do. */
  readonly questions: readonly string[]
  readonly baits: readonly string[]
}
