import { CLASSIFIER as ARABIC } from './arabic/classifier.ts'
import type { ClaimClassifier } from './classifier.ts'
import { CLASSIFIER as ENGLISH } from './english/classifier.ts'
import { CLASSIFIER as GERMAN } from './german/classifier.ts'
import { CLASSIFIER as PORTUGUESE } from './portuguese/classifier.ts'
import type { ClaimLanguageCode } from './rule.ts'
import { CLASSIFIER as SPANISH } from './spanish/classifier.ts'

/** For tests and measurements, like `RULES`. */
export const CLASSIFIERS: Readonly<Record<ClaimLanguageCode, ClaimClassifier>> = {
  en: ENGLISH,
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  'pt-BR': PORTUGUESE,
}
