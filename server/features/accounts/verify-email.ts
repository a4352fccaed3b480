import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { canonicalKey } from '#server/email-key.ts'
import { recordEvent } from '#server/features/audit/public.ts'
import { releaseMailsOf } from '#server/features/mail/public.ts'
import { lockMember, type MemberRow, memberById, requireActiveMember } from '#server/features/members/public.ts'
import { qualifyReferral, recordMailbox } from '#server/features/referrals/public.ts'
import { tokenHash } from '#server/features/sessions/public.ts'
import { countAttempt, forgiveAttempts } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { mailVerification, tellEmailChanged } from './account-mails.ts'
import { type EmailLink, revokeEmailLinks, useEmailLink } from './email-link-queries.ts'
import { changeEmailOf, hasAccount, lockEmail, verifyEmailOf } from './member-queries.ts'
import { revokePasswordLinks } from './password-link-queries.ts'
import { actBy, type Browser, suspended } from './sign-in.ts'

/**
 * Mails the link that proves the account's address; does nothing if it is proved already.
 * @throws Refusal TOO_MANY_ATTEMPTS, NOT_SIGNED_IN
 */
export function sendVerification(deps: Dependencies, memberId: string, language: string): Promise<void> {
  return deps.database.write(async (db) => {
    await requireActiveMember(db, memberId)
    const member = await memberById(db, memberId)
    if (member.email_verified_at !== null) return
    if (deps.config.rateLimits) await countAttempt(db, [LIMITS.mailToAccount(canonicalKey(member.email))], deps.now())
    await mailVerification(db, deps, { ...member, language: member.language ?? language })
  })
}

/**
 * Uses a mailed link: it proves the account's address, or changes it to the one that it was sent to.
 * @returns whose it was
 * @throws Refusal LINK_USED_UP, EMAIL_TAKEN (another account has taken the new address), ACCOUNT_SUSPENDED, TOO_MANY_ATTEMPTS
 */
export async function verifyEmail(
  deps: Dependencies,
  token: string,
  browser: Pick<Browser, 'ip' | 'language' | 'route'>,
): Promise<string> {
  const { database, now } = deps
  if (deps.config.rateLimits) {
    await database.write((db) => countAttempt(db, [LIMITS.useLinkFromAddress(browser.ip)], now()))
  }
  return database.write(async (db) => {
    await forgiveAttempts(db, [LIMITS.useLinkFromAddress(browser.ip)])
    const hash = tokenHash(token)
    const link = await useEmailLink(db, hash, now())
    if (link === undefined) throw new Refusal('LINK_USED_UP')
    if (link.purpose === 'change') await changeEmail(db, deps, link, browser)
    else await proveEmail(db, deps, link)
    await releaseMailsOf(db, link.member_id, now())
    await qualifyReferral(db, deps, link.member_id, 'verified')
    return link.member_id
  })
}

async function proveEmail(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now'>,
  { member_id: id, email }: EmailLink,
): Promise<void> {
  await lockLinked(db, deps, id)
  // The link proves the address that the account had when it was sent, which may have changed since.
  if (!(await verifyEmailOf(db, { id, email, now: deps.now() }))) throw new Refusal('LINK_USED_UP')
}

async function changeEmail(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  { member_id: id, email }: EmailLink,
  browser: Pick<Browser, 'ip' | 'language' | 'route'>,
): Promise<void> {
  const key = canonicalKey(email)
  await lockEmail(db, key)
  const member = await lockLinked(db, deps, id)
  if (key !== member.email_key && (await hasAccount(db, key))) throw new Refusal('EMAIL_TAKEN')
  await changeEmailOf(db, { id, email, key, now: deps.now() })
  await recordMailbox(db, id, email)
  const states = { before: { email: member.email }, after: { email } }
  await recordEvent(db, actBy(browser, id), { kind: 'email-changed', at: deps.now(), ...states })
  // These links are in the old mailbox.
  await revokePasswordLinks(db, id)
  await revokeEmailLinks(db, id)
  if (key !== member.email_key) {
    await tellEmailChanged(db, deps, { ...member, language: member.language ?? browser.language })
  }
}

/** A suspended member's link works again once the suspension is lifted. */
async function lockLinked(db: Transaction, { config }: Pick<Dependencies, 'config'>, id: string): Promise<MemberRow> {
  const member = await lockMember(db, id)
  if (member === undefined) throw new Refusal('LINK_USED_UP')
  if (member.suspended_at !== null) throw suspended(config, id)
  return member
}
