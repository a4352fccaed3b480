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
} from './english-frames.ts'
import { GUARANTEE } from './english-guarantee.ts'
import { HEALTH } from './english-health.ts'
import { HIDDEN } from './english-hidden.ts'
import { INCOME } from './english-income.ts'
import { LIFESTYLE } from './english-lifestyle.ts'
import { URGENCY } from './english-urgency.ts'
import { FAMILIES } from './english-words.ts'
import type { ClaimLanguage } from './rule.ts'

/** British and American English. */
export const ENGLISH: ClaimLanguage = {
  families: FAMILIES,
  rules: [...INCOME, ...LIFESTYLE, ...GUARANTEE, ...HEALTH, ...URGENCY, ...HIDDEN],
  spellings: SPELLINGS,
  tagWords: TAG_WORDS,
  negators: NEGATORS,
  turns: TURNS,
  breaks: BREAKS,
  idleNegations: IDLE_NEGATIONS,
  denials: DENIALS,
  warnings: WARNINGS,
  questions: QUESTIONS,
  baits: BAITS,
}
