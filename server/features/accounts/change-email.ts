import type { EmailChange } from 'contract/account'
import { canonicalKey, readEmailKey } from '#server/email-key.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { countAttempt, isWithinLimit } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { mailEmailChange } from './account-mails.ts'
import { confirmPassword } from './confirm-password.ts'
import { revokeEmailLinks } from './email-link-queries.ts'
import { hasAccount } from './member-queries.ts'
import type { AccountDependencies } from './passwords.ts'

/**
 * Mails a link to the new address; the account changes when it is opened. Only that email says whether the address
 * already has an account, so that callers can't find out here.
 * @throws Refusal INVALID, WRONG_PASSWORD, TOO_MANY_ATTEMPTS, NOT_SIGNED_IN
 */
export async function requestEmailChange(
  deps: AccountDependencies,
  caller: Caller,
  { current, email }: EmailChange,
  language: string,
) {
  const { config, now } = deps
  const key = readEmailKey(email)
  const hash = await confirmPassword(deps, caller.id, current)
  await deps.database.write(async (db) => {
    const member = await lockActiveMember(db, caller.id)
    // The password was changed after it was compared, so the old one no longer allows this.
    if (member.password_hash !== hash) throw new Refusal('WRONG_PASSWORD')
    if (config.rateLimits) await countAttempt(db, [LIMITS.mailByMember(caller.id)], now())
    const isAllowed = await isWithinLimit(db, LIMITS.mailToAccount(key), now())
    await revokeEmailLinks(db, caller.id, 'change')
    const isTaken = key !== canonicalKey(caller.email) && (await hasAccount(db, key))
    if (isAllowed || !config.rateLimits)
      await mailEmailChange(db, deps, { ...caller, email: email.trim(), language }, isTaken)
  })
}
