import type { Login } from 'contract/auth'
import type { Dependencies } from '#server/dependencies.ts'
import { canonicalKey } from '#server/email-key.ts'
import { Refusal } from '#server/refusal.ts'
import { forgiveAttempts, LIMITS, type Limit } from './attempts.ts'
import { comparePassword } from './compare-password.ts'
import { membersOfDevice } from './device-queries.ts'
import { findMemberByEmail, holdMember, type MemberRow } from './member-queries.ts'
import { type Browser, type SignedIn, signIn } from './sign-in.ts'
import { suspended } from './suspended.ts'
import { tokenHash } from './tokens.ts'

/**
 * Signs somebody in. An unknown address and a wrong password are one and the same refusal, and cost the same time.
 * @throws Refusal WRONG_CREDENTIALS, ACCOUNT_SUSPENDED, TOO_MANY_ATTEMPTS, BUSY
 */
export async function logIn(deps: Dependencies, { email, password }: Login, browser: Browser): Promise<SignedIn> {
  const { database } = deps
  const key = canonicalKey(email)
  const member = await findMemberByEmail(database.read, email)
  const limits = deps.config.rateLimits ? await limitsFor(deps, key, member, browser) : []
  const matches = await comparePassword(deps, limits, member?.password_hash, password)
  if (!matches || member === undefined) throw new Refusal('WRONG_CREDENTIALS')
  return database.write(async (db) => {
    await forgiveAttempts(db, limits)
    // The password was compared a moment ago: it may have been changed since, or the account be gone.
    const current = await holdMember(db, member.id)
    if (current?.password_hash !== member.password_hash) throw new Refusal('WRONG_CREDENTIALS')
    // Said only to somebody who knows the password.
    if (current.suspended_at !== null) throw suspended(deps.config)
    return signIn(db, deps, current, browser)
  })
}

async function limitsFor(
  { database }: Dependencies,
  key: string,
  member: MemberRow | undefined,
  { deviceToken, ip }: Browser,
): Promise<Limit[]> {
  const fromAddress = LIMITS.logInFromAddress(ip)
  const deviceHash = deviceToken && tokenHash(deviceToken)
  const isKnown = deviceHash && member && (await membersOfDevice(database.read, deviceHash)).includes(member.id)
  // A device the account knows has its own count and none by address: its owner may share an address with a guesser.
  return isKnown ? [LIMITS.logInFromDevice(deviceHash, member.id)] : [LIMITS.logInToAccount(key), fromAddress]
}
