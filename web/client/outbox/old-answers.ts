import type { NewAct } from './act-store.ts'

/** Where an earlier version kept answers of reviews that it couldn't send. */
const OLD_KEY = 'review-answers'

/** The answers that an earlier version left, each with the key it may have been sent with. */
export function oldAnswers(): NewAct[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OLD_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(actOf) : []
  } catch {
    return []
  }
}

export function dropOldAnswers(): void {
  try {
    localStorage.removeItem(OLD_KEY)
  } catch {
    // Storage is switched off.
  }
}

/** Browser storage can hold anything. */
function actOf(value: unknown): NewAct[] {
  if (typeof value !== 'object' || value === null) return []
  const { memberId, key, at, answer } = value as Partial<Record<string, unknown>>
  const isAct = typeof memberId === 'string' && typeof key === 'string' && typeof at === 'number'
  return isAct && answer instanceof Object ? [{ memberId, key, at, kind: 'review', body: answer, name: '' }] : []
}
