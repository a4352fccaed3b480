import { emailKey } from 'game/email-address'
import { Refusal } from '#server/refusal.ts'

/** As `contract/common.ts` has it, once more: folding may turn a look-alike into a blank, a comma or a second at sign. */
const ONE_MAILBOX = /^[^\s@<>,;"\\\p{Cc}]+@[^\s@<>,;"\\\p{Cc}]+$/u

/** @throws Refusal INVALID */
export function readEmailKey(email: string): string {
  const key = emailKey(email)
  if (!ONE_MAILBOX.test(key)) throw new Refusal('INVALID', { message: 'Please enter a valid email address' })
  return key
}
