/**
 * What a member has done on one card. One shape for all formats, so that stored states are easy to validate; each
 * format defines what its numbers and texts mean.
 */
export type CardState = {
  readonly picks: readonly number[]
  readonly texts: readonly string[]
  /** The answer, or the comparison, has been shown. */
  readonly isShown: boolean
}

export const UNTOUCHED: CardState = { picks: [], texts: [], isShown: false }

export function isCardState(value: unknown): value is CardState {
  if (typeof value !== 'object' || value === null) return false
  const { picks, texts, isShown } = value as Partial<Record<keyof CardState, unknown>>
  return isListOf('number', picks) && isListOf('string', texts) && typeof isShown === 'boolean'
}

function isListOf(type: 'number' | 'string', value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === type)
}
