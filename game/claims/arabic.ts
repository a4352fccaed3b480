import { formsOf } from './arabic/forms.ts'
import {
  ALTERNATIVES,
  BAITS,
  BREAKS,
  DENIALS,
  IDLE_NEGATIONS,
  NEAR_NEGATORS,
  NEGATORS,
  QUESTIONS,
  SPELLINGS,
  TAG_WORDS,
  TURNS,
  WARNINGS,
} from './arabic/frames.ts'
import { GUARANTEE } from './arabic/guarantee.ts'
import { HEALTH } from './arabic/health.ts'
import { HIDDEN } from './arabic/hidden.ts'
import { INCOME } from './arabic/income.ts'
import { LIFESTYLE } from './arabic/lifestyle.ts'
import { URGENCY } from './arabic/urgency.ts'
import { FAMILIES } from './arabic/words.ts'
import type { ClaimLanguage } from './rule.ts'

/** Standard Arabic as people write it online, with words of Egypt, the Gulf, the Levant and the Maghreb. */
export const ARABIC: ClaimLanguage = {
  families: FAMILIES,
  rules: [...INCOME, ...LIFESTYLE, ...GUARANTEE, ...HEALTH, ...URGENCY, ...HIDDEN],
  spellings: SPELLINGS,
  tagWords: TAG_WORDS,
  formsOf,
  negators: NEGATORS,
  nearNegators: NEAR_NEGATORS,
  alternatives: ALTERNATIVES,
  turns: TURNS,
  breaks: BREAKS,
  idleNegations: IDLE_NEGATIONS,
  denials: DENIALS,
  warnings: WARNINGS,
  questions: QUESTIONS,
  baits: BAITS,
}
