import { emailKey, isOneMailbox } from 'game/email-address'
import { Refusal } from '#server/refusal.ts'

/** @throws Refusal INVALID */
export function readEmailKey(email: string): string {
  const key = emailKey(email)
  if (!isOneMailbox(key)) throw new Refusal('INVALID', { message: 'Please enter a valid email address' })
  return key
}
