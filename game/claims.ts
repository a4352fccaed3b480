import { CLASSIFIER as ARABIC } from './claims/arabic/classifier.ts'
import type { ClaimClassifier } from './claims/classifier.ts'
import { CLASSIFIER as ENGLISH } from './claims/english/classifier.ts'
import { findClaimsIn } from './claims/find-claims.ts'
import { CLASSIFIER as GERMAN } from './claims/german/classifier.ts'
import { CLASSIFIER as PORTUGUESE } from './claims/portuguese/classifier.ts'
import type { ClaimFinding, ClaimLanguageCode } from './claims/rule.ts'
import { RULES } from './claims/rules.ts'
import { CLASSIFIER as SPANISH } from './claims/spanish/classifier.ts'

const CLASSIFIERS: Readonly<Record<ClaimLanguageCode, ClaimClassifier>> = {
  en: ENGLISH,
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  'pt-BR': PORTUGUESE,
}

/** What a member is advised about: `findClaimsIn` with the rules and the classifier of every language at hand. */
export function findClaims(text: string, language: ClaimLanguageCode = 'en'): ClaimFinding[] {
  return findClaimsIn(text, RULES[language], CLASSIFIERS[language])
}
