import type { ClaimFinding } from 'game/claims/rule'
import { findOwnClaims } from 'game/teaching-claims'
import { Refusal } from '#server/refusal.ts'

/** Texts, each with the name that a person knows the field by. */
export type NamedTexts = readonly (readonly [field: string, text: string | null | undefined])[]

export type FieldClaim = { readonly field: string; readonly claim: ClaimFinding }

/** What the site says in its own name must make no claim; words in quotation marks teach about it. */
export function claimsOf(texts: NamedTexts): FieldClaim[] {
  return texts.flatMap(([field, text]) => findOwnClaims(text ?? '').map((claim) => ({ field, claim })))
}

/** For what is new. @throws Refusal CLAIM_MADE, naming the words and what to write in their place */
export function refuseClaims(texts: NamedTexts): void {
  refuseNewClaims(claimsOf(texts), [])
}

/**
 * For what is saved already: a claim that was found in it only later must not keep anybody from hiding it, or from changing
 * something else. A claim counts as often as it stands there.
 * @param claims looked for by `claimsOf` before the transaction, which others wait for
 * @param saved read for claims only where the new texts make any
 * @throws Refusal CLAIM_MADE
 */
export function refuseNewClaims(claims: readonly FieldClaim[], saved: NamedTexts): void {
  if (claims.length === 0) return
  const known = Map.groupBy(claimsOf(saved), keyOf)
  const added = claims.find((found) => known.get(keyOf(found))?.pop() === undefined)
  if (added === undefined) return
  const { field, claim } = added
  throw new Refusal('CLAIM_MADE', {
    message: `In ${field}, “${claim.words.slice(0, 120)}” is a claim. ${claim.why} Instead: ${claim.rewrite} To teach about the words, put them in quotation marks.`,
  })
}

function keyOf({ claim: { kind, words } }: FieldClaim): string {
  return `${kind} ${words.toLowerCase().replaceAll(/\s+/g, ' ')}`
}
