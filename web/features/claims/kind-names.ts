import type { ClaimKind } from 'game/claims/rule'

/** What a kind of claim is called on screen. */
export const KIND_NAMES: Readonly<Record<ClaimKind, string>> = {
  income: 'Income',
  lifestyle: 'Lifestyle',
  guarantee: 'Guarantee',
  health: 'Health',
  urgency: 'Pressure of time',
  hidden: 'Hidden interest',
}
