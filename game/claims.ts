import { CLASSIFIERS } from './claims/classifiers.ts'
import { findClaimsIn } from './claims/find-claims.ts'
import type { ClaimFinding, ClaimLanguageCode } from './claims/rule.ts'
import { RULES } from './claims/rules.ts'

/** What a member is advised about: `findClaimsIn` with the rules and the classifier of every language at hand. */
export function findClaims(text: string, language: ClaimLanguageCode = 'en'): ClaimFinding[] {
  return findClaimsIn(text, RULES[language], CLASSIFIERS[language])
}
