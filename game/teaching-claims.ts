import type { ClaimFinding } from './claims/rule.ts'
import { type ClaimLanguageCode, findClaims } from './claims.ts'

/** Words between quotation marks, within one paragraph. */
const QUOTED = /“[^”\n]*(?:\n[^”\n]+)*”|"[^"\n]*"|«[^»\n]*»|„[^“\n]*“/gu

/**
 * The claims that a text itself makes. Quotations don't count, because the text teaches about them: *“Fire your boss”
 * is a lifestyle claim* makes no claim. For texts of the library and of administrators; a member’s own post gets
 * `findClaims`.
 */
export function findOwnClaims(text: string, language?: ClaimLanguageCode): ClaimFinding[] {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
  return findClaims(text, language).filter(
    ({ start, end }) => !quotes.some((quote) => quote.start <= start && end <= quote.end + 1),
  )
}
