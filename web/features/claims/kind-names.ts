import type { ClaimKind } from 'game/claims/rule'
import * as messages from 'messages/claims'

/** The names of the kinds of claims on screen. */
export const KIND_NAMES: Readonly<Record<ClaimKind, string>> = {
  income: messages.income,
  lifestyle: messages.lifestyle,
  guarantee: messages.guarantee,
  health: messages.health,
  urgency: messages.urgency,
  hidden: messages.hidden,
}
