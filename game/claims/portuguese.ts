import { formsOf } from './portuguese/forms.ts'
import {
  BAITS,
  BREAKS,
  DENIALS,
  IDLE_NEGATIONS,
  NEGATORS,
  QUESTIONS,
  SPELLINGS,
  TAG_WORDS,
  TEACHING,
  TURNS,
  WARNINGS,
} from './portuguese/frames.ts'
import { GUARANTEE } from './portuguese/guarantee.ts'
import { HEALTH } from './portuguese/health.ts'
import { HIDDEN } from './portuguese/hidden.ts'
import { INCOME } from './portuguese/income.ts'
import { LIFESTYLE } from './portuguese/lifestyle.ts'
import { URGENCY } from './portuguese/urgency.ts'
import { FAMILIES } from './portuguese/words.ts'
import type { ClaimLanguage } from './rule.ts'

const RULES = [...INCOME, ...LIFESTYLE, ...GUARANTEE, ...HEALTH, ...URGENCY, ...HIDDEN]

/** Brazilian Portuguese. */
export const PORTUGUESE: ClaimLanguage = {
  families: FAMILIES,
  rules: RULES.map((rule) => ({ ...rule, unlessInText: [...(rule.unlessInText ?? []), ...TEACHING] })),
  spellings: SPELLINGS,
  tagWords: TAG_WORDS,
  formsOf,
  negators: NEGATORS,
  nearNegators: new Set(['nenhum', 'nenhuma']),
  alternatives: new Set(['ou', 'nem']),
  turns: TURNS,
  breaks: BREAKS,
  idleNegations: IDLE_NEGATIONS,
  denials: DENIALS,
  warnings: WARNINGS,
  questions: QUESTIONS,
  baits: BAITS,
}
