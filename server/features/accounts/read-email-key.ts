import { emailKey } from 'game/email-address'
import { Refusal } from '#server/refusal.ts'

/** Folding may turn a look-alike into a blank or a second at sign. @throws Refusal INVALID */
export function readEmailKey(email: string): string {
  const key = emailKey(email)
  if (!/^[^\s@]+@[^\s@]+$/.test(key)) throw new Refusal('INVALID', { message: 'Please enter a valid email address' })
  return key
}
