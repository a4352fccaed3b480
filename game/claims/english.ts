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
} from './english/frames.ts'
import { GUARANTEE } from './english/guarantee.ts'
import { GUARANTEE_MOVES } from './english/guarantee-moves.ts'
import { HEALTH } from './english/health.ts'
import { HEALTH_MOVES } from './english/health-moves.ts'
import { HIDDEN } from './english/hidden.ts'
import { HIDDEN_CALLS } from './english/hidden-calls.ts'
import { HIDDEN_MOVES } from './english/hidden-moves.ts'
import { HIDDEN_SCRIPTS } from './english/hidden-scripts.ts'
import { INCOME } from './english/income.ts'
import { INCOME_MOVES } from './english/income-moves.ts'
import { LIFESTYLE } from './english/lifestyle.ts'
import { LIFESTYLE_MOVES } from './english/lifestyle-moves.ts'
import { NEAR_MONEY } from './english/near-money.ts'
import { NEAR_REST } from './english/near-rest.ts'
import { PLAIN_HEALTH } from './english/plain-health.ts'
import { PLAIN_LIFE } from './english/plain-life.ts'
import { PLAIN_MONEY } from './english/plain-money.ts'
import { PLAIN_PRESSURE } from './english/plain-pressure.ts'
import { PLAIN_PROMISE } from './english/plain-promise.ts'
import { URGENCY } from './english/urgency.ts'
import { URGENCY_MOVES } from './english/urgency-moves.ts'
import { FAMILIES } from './english/words.ts'
import type { ClaimLanguage } from './rule.ts'

/** British and American English. */
export const ENGLISH: ClaimLanguage = {
  families: FAMILIES,
  rules: [
    ...INCOME,
    ...INCOME_MOVES,
    ...LIFESTYLE,
    ...LIFESTYLE_MOVES,
    ...GUARANTEE,
    ...GUARANTEE_MOVES,
    ...HEALTH,
    ...HEALTH_MOVES,
    ...URGENCY,
    ...URGENCY_MOVES,
    ...HIDDEN,
    ...HIDDEN_MOVES,
    ...HIDDEN_CALLS,
    ...HIDDEN_SCRIPTS,
    ...NEAR_MONEY,
    ...NEAR_REST,
    ...PLAIN_MONEY,
    ...PLAIN_LIFE,
    ...PLAIN_PROMISE,
    ...PLAIN_HEALTH,
    ...PLAIN_PRESSURE,
  ],
  spellings: SPELLINGS,
  tagWords: TAG_WORDS,
  negators: NEGATORS,
  nearNegators: new Set(['no']),
  alternatives: new Set(['or', 'nor']),
  turns: TURNS,
  breaks: BREAKS,
  idleNegations: IDLE_NEGATIONS,
  denials: DENIALS,
  warnings: WARNINGS,
  questions: QUESTIONS,
  baits: BAITS,
}
