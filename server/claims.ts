import { adviceOn } from 'game/claims/advice'
import type { ClaimFinding, ClaimLanguageCode } from 'game/claims/rule'
import { SUGGESTIONS } from 'game/claims/suggestions'
import { findOwnClaims } from 'game/teaching-claims'
import { Refusal, type Sentence } from '#server/refusal.ts'

/** Texts, each with the name of its field on screen. */
export type NamedTexts = readonly (readonly [field: Sentence, text: string | null | undefined])[]

export type FieldClaim = { readonly field: Sentence; readonly claim: ClaimFinding }

/** The names of fields that several kinds of content have. */
export const FIELDS = {
  title: ({ content }) => content.fieldTitle,
  description: ({ content }) => content.fieldDescription,
  text: ({ content }) => content.fieldText,
  objective: ({ content }) => content.fieldObjective,
} as const satisfies Readonly<Record<string, Sentence>>

/** What the site says in its own name must make no claim; words in quotation marks are examples. */
export function claimsOf(texts: NamedTexts, language?: ClaimLanguageCode): FieldClaim[] {
  return texts.flatMap(([field, text]) => findOwnClaims(text ?? '', language).map((claim) => ({ field, claim })))
}

/** For new texts. @throws Refusal CLAIM_MADE, naming the words and what to write instead */
export function refuseClaims(texts: NamedTexts): void {
  refuseNewClaims(claimsOf(texts), [])
}

/**
 * For saved texts: a claim that the rules found only later must not prevent an administrator from hiding the text, or
 * from changing something else. Each occurrence of a claim counts.
 * @param claims found by `claimsOf` before the transaction, which other writes wait for
 * @param language of both
 * @param saved read for claims only where the new texts make any
 * @throws Refusal CLAIM_MADE
 */
export function refuseNewClaims(claims: readonly FieldClaim[], saved: NamedTexts, language?: ClaimLanguageCode): void {
  if (claims.length === 0) return
  const known = Map.groupBy(claimsOf(saved, language), keyOf)
  const added = claims.find((found) => known.get(keyOf(found))?.pop() === undefined)
  if (added === undefined) return
  const { field, claim } = added
  const words = claim.words.slice(0, 120)
  throw new Refusal('CLAIM_MADE', {
    message: (messages) =>
      messages.content.claimMade({
        field: field(messages),
        words,
        ...adviceOn(claim.advice, messages.claims),
        suggestion: SUGGESTIONS[language ?? 'en'][claim.advice],
      }),
  })
}

function keyOf({ claim: { kind, words } }: FieldClaim): string {
  return `${kind} ${words.toLowerCase().replaceAll(/\s+/g, ' ')}`
}
