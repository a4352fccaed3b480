import type { Suggestions } from './advice.ts'
import type { ClaimLanguageCode } from './rule.ts'
import { SUGGESTIONS as ARABIC } from './suggestions/arabic.ts'
import { SUGGESTIONS as ENGLISH } from './suggestions/english.ts'
import { SUGGESTIONS as GERMAN } from './suggestions/german.ts'
import { SUGGESTIONS as PORTUGUESE } from './suggestions/portuguese.ts'
import { SUGGESTIONS as SPANISH } from './suggestions/spanish.ts'

/** Those of every language at hand. The browser loads them with the rules of one language. */
export const SUGGESTIONS: Readonly<Record<ClaimLanguageCode, Suggestions>> = {
  en: ENGLISH,
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  'pt-BR': PORTUGUESE,
}
