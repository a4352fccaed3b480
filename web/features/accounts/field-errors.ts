import type { FormProblem } from 'game/validation'

export type RequiredField = 'name' | 'email' | 'password'
export type AccountValues = Record<RequiredField | 'phone', string>
export type FieldErrors = Partial<Record<RequiredField, string>>

const MISSING: Record<RequiredField, string> = {
  name: 'Enter your full name.',
  email: 'Enter your email address.',
  password: 'Enter a password.',
}

/**
 * Says at the fields, in other words, what the toast says for the whole form: at each required field that is empty, or
 * else at the one that the problem is about.
 */
export function fieldErrors(
  problem: FormProblem | null,
  values: AccountValues,
  required: readonly RequiredField[],
): FieldErrors {
  if (problem === null) return {}
  const empty = required.filter((field) => values[field].trim() === '')
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, MISSING[field]]))
  if (problem.title === 'Invalid Email') return { email: 'An email address looks like name@example.com.' }
  return { password: 'Choose a longer one.' }
}
