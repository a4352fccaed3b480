import type { PasswordChange } from 'contract/account'
import { type Actor, recordEvent } from '#server/features/audit/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { endCalendarOf } from '#server/features/people/public.ts'
import { type Caller, deleteOtherSessionsOf } from '#server/features/sessions/public.ts'
import { Refusal } from '#server/refusal.ts'
import { tellPasswordChanged } from './account-mails.ts'
import { confirmPassword } from './confirm-password.ts'
import { revokeEmailLinks } from './email-link-queries.ts'
import { changePasswordOf } from './member-queries.ts'
import { revokePasswordLinks } from './password-link-queries.ts'
import { type AccountDependencies, requirePassword } from './passwords.ts'

/**
 * Changes the caller's password. Ends all their other sessions and all links that someone else may have; this browser
 * stays signed in, and the owner is told.
 * @throws Refusal INVALID (new one too short, or a common one), WRONG_PASSWORD, TOO_MANY_ATTEMPTS, NOT_SIGNED_IN
 */
export async function changePassword(
  deps: AccountDependencies,
  caller: Caller,
  actor: Actor,
  { current, password }: PasswordChange,
  language: string,
) {
  requirePassword(password, deps.config)
  const from = await confirmPassword(deps, caller.id, current)
  const to = await deps.passwords.hash(password)
  await deps.database.write(async (db) => {
    await requireActiveMember(db, caller.id)
    if (!(await changePasswordOf(db, caller.id, from, to))) throw new Refusal('WRONG_PASSWORD')
    await deleteOtherSessionsOf(db, caller.id, caller.token_hash)
    await endCalendarOf(db, caller.id)
    await revokePasswordLinks(db, caller.id)
    await revokeEmailLinks(db, caller.id, 'change')
    await tellPasswordChanged(db, deps, { ...caller, language })
    await recordEvent(db, actor, { kind: 'password-changed', at: deps.now() })
  })
}
