import type { Adjustment } from 'contract/administration'
import * as messages from 'messages/members'
import { latinDigits } from '#web/client/forms/typed-digits.ts'

export const REASON_MAX = 300
const AMOUNT_MAX = 100_000

/** What is in the form, as it was typed. */
export type AdjustmentValues = { tokens: string; points: string; reason: string }

export const EMPTY_ADJUSTMENT: AdjustmentValues = { tokens: '', points: '', reason: '' }

/** @returns what to send, or a sentence that says what is missing */
export function adjustmentFrom({ tokens, points, reason }: AdjustmentValues): Adjustment | string {
  const amounts = { tokens: wholeNumber(tokens), points: wholeNumber(points) }
  if (Number.isNaN(amounts.tokens) || Number.isNaN(amounts.points)) {
    return messages.wholeNumbers({ max: AMOUNT_MAX })
  }
  const said = reason.trim()
  if ((amounts.tokens === 0 && amounts.points === 0) || said === '') return messages.sayHowMuch
  return { ...amounts, reason: said }
}

/** Empty is 0; a typographic minus counts. @returns NaN for anything else */
function wholeNumber(text: string): number {
  const plain = latinDigits(text)
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
  if (plain === '') return 0
  const amount = /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(amount) <= AMOUNT_MAX ? amount : Number.NaN
}
