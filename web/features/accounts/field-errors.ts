import type { AccountProblem } from 'game/validation'
import * as messages from 'messages/accounts'

export type RequiredField = 'name' | 'email' | 'password'
export type AccountValues = Record<RequiredField | 'phone', string>
export type FieldErrors = Partial<Record<RequiredField, string>>

const MISSING: Record<RequiredField, string> = {
  name: messages.enterName,
  email: messages.enterEmail,
  password: messages.enterPassword,
}

/**
 * The messages at the fields for the problem that the toast describes: at each empty required field, or else at the
 * field in question.
 */
export function fieldErrors(
  problem: AccountProblem | null,
  values: AccountValues,
  required: readonly RequiredField[],
): FieldErrors {
  if (problem === null) return {}
  const empty = required.filter((field) => values[field].trim() === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, MISSING[field]]))
  return problem === 'invalid-email' ? { email: messages.emailLooksLike } : { password: messages.chooseLonger }
}
