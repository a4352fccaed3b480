import { findOwnClaims } from 'game/teaching-claims'
import { Refusal } from '#server/refusal.ts'

/**
 * What the site says in its own name must make no claim; words in quotation marks teach about it.
 * @param texts by the name that a person knows the field by
 * @throws Refusal CLAIM_MADE, naming the words and what to write in their place
 */
export function refuseClaims(texts: Readonly<Record<string, string | null | undefined>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const [claim] = findOwnClaims(text ?? '')
    if (claim === undefined) continue
    const { words, why, rewrite } = claim
    throw new Refusal('CLAIM_MADE', {
      message: `In ${field}, “${words.slice(0, 120)}” is a claim. ${why} Instead: ${rewrite} To teach about the words, put them in quotation marks.`,
    })
  }
}
