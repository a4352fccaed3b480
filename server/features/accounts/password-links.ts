import type { PasswordReset } from 'contract/auth'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { countAttempt, LIMITS } from './attempts.ts'
import { forgetDevicesOf } from './device-queries.ts'
import { setPassword } from './member-queries.ts'
import { insertPasswordLink, revokePasswordLinks, usePasswordLink } from './password-link-queries.ts'
import { requirePassword } from './register-member.ts'
import { deleteSessionsOf } from './session-queries.ts'
import { type Browser, type SignedIn, signIn } from './sign-in.ts'
import { newToken, tokenHash } from './tokens.ts'

const LINK_LASTS = 24 * 3_600_000

/**
 * Makes the one link with which a member sets a password; any earlier one stops working.
 * @returns the address to open, good for 24 hours and for one use
 */
export async function createPasswordLink(db: Transaction, deps: Dependencies, memberId: string): Promise<string> {
  const token = newToken(deps.randomBytes)
  await revokePasswordLinks(db, memberId)
  await insertPasswordLink(db, { tokenHash: tokenHash(token), memberId, expiresAt: deps.now() + LINK_LASTS })
  return `${deps.config.publicUrl}/reset-password?token=${token}`
}

/**
 * Sets a new password by a link and signs in. Whoever was signed in to this account before is signed out everywhere.
 * @throws Refusal INVALID (password too short), LINK_USED_UP, TOO_MANY_ATTEMPTS
 */
export async function resetPassword(
  deps: Dependencies,
  { token, password }: PasswordReset,
  browser: Browser,
): Promise<SignedIn> {
  const { database } = deps
  requirePassword(password, deps.config.passwordMin)
  if (deps.config.rateLimits) {
    await database.write((db) => countAttempt(db, [LIMITS.useLinkFromAddress(browser.ip)], deps.now()))
  }
  const passwordHash = await deps.passwords.hash(password)
  return database.write(async (db) => {
    const memberId = await usePasswordLink(db, tokenHash(token), deps.now())
    if (memberId === undefined) throw new Refusal('LINK_USED_UP')
    await setPassword(db, memberId, passwordHash)
    await deleteSessionsOf(db, memberId)
    await forgetDevicesOf(db, memberId)
    return signIn(db, deps, memberId, browser)
  })
}
