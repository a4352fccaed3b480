import { formsOf } from './german/compounds.ts'
import {
  ALTERNATIVES,
  BAITS,
  BREAKS,
  DENIALS,
  IDLE_NEGATIONS,
  NEAR_NEGATORS,
  NEGATORS,
  QUESTIONS,
  TURNS,
  WARNINGS,
} from './german/frames.ts'
import { GUARANTEE } from './german/guarantee.ts'
import { HEALTH } from './german/health.ts'
import { HIDDEN } from './german/hidden.ts'
import { INCOME } from './german/income.ts'
import { LIFESTYLE } from './german/lifestyle.ts'
import { SPELLINGS, TAG_WORDS } from './german/spellings.ts'
import { URGENCY } from './german/urgency.ts'
import { FAMILIES } from './german/words.ts'
import type { ClaimLanguage } from './rule.ts'

/** German of Germany, Austria and Switzerland. */
export const GERMAN: ClaimLanguage = {
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
