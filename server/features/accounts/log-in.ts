import type { Login } from 'contract/auth'
import { canonicalKey } from '#server/email-key.ts'
import { recordEvent } from '#server/features/audit/public.ts'
import { lockMember, type MemberRow } from '#server/features/members/public.ts'
import { membersOfDevice, tokenHash } from '#server/features/sessions/public.ts'
import { forgiveAttempts } from '#server/limits/attempts.ts'
import { LIMITS, type Limit } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { comparePassword } from './compare-password.ts'
import { findMemberByEmail } from './member-queries.ts'
import type { AccountDependencies } from './passwords.ts'
import { actBy, type Browser, type SignedIn, signIn, suspended } from './sign-in.ts'

/**
 * Signs a member in. An unknown address and a wrong password get the same refusal in the same time.
 * @param onAuditFailed called when a failed try couldn't be written to the audit log
 * @throws Refusal WRONG_CREDENTIALS, ACCOUNT_SUSPENDED, TOO_MANY_ATTEMPTS, BUSY
 */
export async function logIn(
  deps: AccountDependencies,
  { email, password }: Login,
  browser: Browser,
  onAuditFailed: (error: unknown) => void,
): Promise<SignedIn> {
  const { database } = deps
  const key = canonicalKey(email)
  const member = await findMemberByEmail(database.read, email)
  const limits = deps.config.rateLimits ? await limitsFor(deps, key, member, browser) : []
  const matches = await comparePassword(deps, limits, member?.password_hash, password)
  if (member === undefined) throw new Refusal('WRONG_CREDENTIALS')
  if (!matches) {
    recordFailure(deps, member.id, browser).catch(onAuditFailed)
    throw new Refusal('WRONG_CREDENTIALS', { memberId: member.id })
  }
  const signedIn = await database.write(async (db) => {
    await forgiveAttempts(db, limits)
    // The password was compared before this transaction: it may have been changed since, or the account deleted.
    const current = await lockMember(db, member.id)
    if (current?.password_hash !== member.password_hash) throw new Refusal('WRONG_CREDENTIALS')
    if (current.suspended_at === null) return signIn(db, deps, current, browser)
    const event = { kind: 'sign-in-refused', at: deps.now(), outcome: 'refused' } as const
    await recordEvent(db, actBy(browser, member.id), event)
    return undefined
  })
  // Only a caller who knows the password learns this.
  if (signedIn === undefined) throw suspended(deps.config, member.id)
  return signedIn
}

/** The answer doesn't wait for it: its time must not reveal whether there is an account. */
function recordFailure(
  { database, now }: Pick<AccountDependencies, 'database' | 'now'>,
  memberId: string,
  browser: Browser,
): Promise<void> {
  const event = { kind: 'sign-in-failed', at: now(), outcome: 'refused', isByMember: false } as const
  return database.write(async (db) => {
    // Writes nothing about an account that was deleted meanwhile: its address blocks are erased.
    if ((await lockMember(db, memberId)) !== undefined) await recordEvent(db, actBy(browser, memberId), event)
  })
}

async function limitsFor(
  { database }: Pick<AccountDependencies, 'database'>,
  key: string,
  member: MemberRow | undefined,
  { deviceToken, ip }: Browser,
): Promise<Limit[]> {
  const fromAddress = LIMITS.logInFromAddress(ip)
  const deviceHash = deviceToken && tokenHash(deviceToken)
  const isKnown = deviceHash && member && (await membersOfDevice(database.read, deviceHash)).includes(member.id)
  // A device that the account knows has its own count and isn't limited by address: its owner may share an address with
  // an attacker.
  return isKnown ? [LIMITS.logInFromDevice(deviceHash, member.id)] : [LIMITS.logInToAccount(key), fromAddress]
}
