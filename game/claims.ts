import { ARABIC } from './claims/arabic.ts'
import { ENGLISH } from './claims/english.ts'
import { findClaimsIn } from './claims/find-claims.ts'
import { GERMAN } from './claims/german.ts'
import { PORTUGUESE } from './claims/portuguese.ts'
import type { ClaimFinding, ClaimLanguage, ClaimLanguageCode } from './claims/rule.ts'
import { SPANISH } from './claims/spanish.ts'

const LANGUAGES: Readonly<Record<ClaimLanguageCode, ClaimLanguage>> = {
  en: ENGLISH,
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  'pt-BR': PORTUGUESE,
}

/** `findClaimsIn` with the rules of every language at hand. The browser loads those of one language at a time. */
export function findClaims(text: string, language: ClaimLanguageCode = 'en'): ClaimFinding[] {
  return findClaimsIn(text, LANGUAGES[language])
}
