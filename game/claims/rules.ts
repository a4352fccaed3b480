import { ARABIC } from './arabic.ts'
import { ENGLISH } from './english.ts'
import { GERMAN } from './german.ts'
import { PORTUGUESE } from './portuguese.ts'
import type { ClaimLanguage, ClaimLanguageCode } from './rule.ts'
import { SPANISH } from './spanish.ts'

/** For the server and the tests. The browser loads the rules of one language at a time. */
export const RULES: Readonly<Record<ClaimLanguageCode, ClaimLanguage>> = {
  en: ENGLISH,
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  'pt-BR': PORTUGUESE,
}
