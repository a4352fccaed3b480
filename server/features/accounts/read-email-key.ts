import { canonicalKey, isMailable } from '#server/email-key.ts'
import { Refusal } from '#server/refusal.ts'

/** @throws Refusal INVALID */
export function readEmailKey(email: string): string {
  const key = canonicalKey(email)
  if (!isMailable(key)) throw new Refusal('INVALID', { message: 'Please enter a valid email address' })
  return key
}
