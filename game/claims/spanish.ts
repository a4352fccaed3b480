import type { ClaimLanguage } from './rule.ts'
import {
  BAITS,
  BREAKS,
  DENIALS,
  IDLE_NEGATIONS,
  NEGATORS,
  QUESTIONS,
  SPELLINGS,
  TAG_WORDS,
  TURNS,
  WARNINGS,
} from './spanish/frames.ts'
import { GUARANTEE } from './spanish/guarantee.ts'
import { HEALTH } from './spanish/health.ts'
import { HIDDEN } from './spanish/hidden.ts'
import { INCOME } from './spanish/income.ts'
import { LIFESTYLE } from './spanish/lifestyle.ts'
import { URGENCY } from './spanish/urgency.ts'
import { FAMILIES } from './spanish/words.ts'

/** Spanish of Spain and Latin America. */
export const SPANISH: ClaimLanguage = {
  families: FAMILIES,
  rules: [...INCOME, ...LIFESTYLE, ...GUARANTEE, ...HEALTH, ...URGENCY, ...HIDDEN],
  spellings: SPELLINGS,
  tagWords: TAG_WORDS,
  negators: NEGATORS,
  nearNegators: new Set(['ningun', 'ninguna', 'ninguno']),
  alternatives: new Set(['o', 'ni', 'u']),
  turns: TURNS,
  breaks: BREAKS,
  idleNegations: IDLE_NEGATIONS,
  denials: DENIALS,
  warnings: WARNINGS,
  questions: QUESTIONS,
  baits: BAITS,
}
