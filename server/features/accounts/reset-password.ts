import type { PasswordReset } from 'contract/auth'
import type { Transaction } from '#server/database/database.ts'
import { recordEvent } from '#server/features/audit/public.ts'
import { deleteHeldMailsOf } from '#server/features/mail/public.ts'
import { lockMember, type MemberRow } from '#server/features/members/public.ts'
import { endCalendarOf } from '#server/features/people/public.ts'
import { qualifyReferral } from '#server/features/referrals/public.ts'
import { deleteDevicesOf, deleteSessionsOf, tokenHash } from '#server/features/sessions/public.ts'
import { countAttempt, forgiveAttempts } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { tellPasswordChanged } from './account-mails.ts'
import { revokeEmailLinks } from './email-link-queries.ts'
import { setPassword, verifyEmailOf } from './member-queries.ts'
import { revokePasswordLinks, usePasswordLink } from './password-link-queries.ts'
import { type AccountDependencies, requirePassword } from './passwords.ts'
import { actBy, type Browser, type SignedIn, signIn, suspended } from './sign-in.ts'

/**
 * Sets a new password by a link and signs in. All earlier sessions of the account end, and its owner is told.
 * @throws Refusal PASSWORD_REFUSED, LINK_USED_UP, ACCOUNT_SUSPENDED, TOO_MANY_ATTEMPTS
 */
export async function resetPassword(
  deps: AccountDependencies,
  { token, password }: PasswordReset,
  browser: Browser,
): Promise<SignedIn> {
  const { database, now } = deps
  requirePassword(password, deps.config)
  if (deps.config.rateLimits) {
    await database.write((db) => countAttempt(db, [LIMITS.useLinkFromAddress(browser.ip)], now()))
  }
  const passwordHash = await deps.passwords.hash(password)
  return database.write(async (db) => {
    await forgiveAttempts(db, [LIMITS.useLinkFromAddress(browser.ip)])
    const link = await usePasswordLink(db, tokenHash(token), now())
    const member = link && (await lockMember(db, link.member_id))
    if (member === undefined) throw new Refusal('LINK_USED_UP')
    if (member.suspended_at !== null) throw suspended(deps.config, member.id)
    await setPassword(db, member.id, passwordHash)
    await shutOut(db, member)
    if (member.email_verified_at === null) {
      // Held mails may be someone else's, and would be sent once the address is confirmed.
      await deleteHeldMailsOf(db, member.id)
      if (link?.is_mailed === 1) await proveAddress(db, deps, member)
    }
    await tellPasswordChanged(db, deps, { ...member, language: member.language ?? browser.language })
    await recordEvent(db, actBy(browser, member.id), { kind: 'password-reset', at: now() })
    return signIn(db, deps, member, browser)
  })
}

/** Ends every other access to the account. */
async function shutOut(db: Transaction, { id }: MemberRow): Promise<void> {
  await deleteSessionsOf(db, id)
  await endCalendarOf(db, id)
  await deleteDevicesOf(db, id)
  await revokePasswordLinks(db, id)
  await revokeEmailLinks(db, id)
}

/** The person who opens a mailed link owns the mailbox. */
async function proveAddress(
  db: Transaction,
  deps: Pick<AccountDependencies, 'config' | 'now' | 'randomBytes'>,
  { id, email }: MemberRow,
): Promise<void> {
  await verifyEmailOf(db, { id, email, now: deps.now() })
  await qualifyReferral(db, deps, id, 'verified')
}
