import type { Registration } from 'contract/auth'
import { plainSenderName } from 'game/invitations'
import type { Transaction } from '#server/database/database.ts'
import { canonicalKey, readEmailKey } from '#server/email-key.ts'
import { insertList } from '#server/features/first-days/public.ts'
import { enterBoard } from '#server/features/leaderboard/public.ts'
import {
  findMemberByInviteCode,
  newInviteCode,
  readInviteCode,
  refreshNewestInvited,
} from '#server/features/members/public.ts'
import { recordProgressConsent } from '#server/features/progress-consents/public.ts'
import { recordReferral } from '#server/features/referrals/public.ts'
import { NEW_VISITOR, tokenHash } from '#server/features/sessions/public.ts'
import { addressBlock } from '#server/limits/address-block.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal } from '#server/refusal.ts'
import { type Addressee, mailVerification } from './account-mails.ts'
import { hasAccount, insertMember } from './member-queries.ts'
import type { AccountDependencies } from './passwords.ts'
import { requirePassword } from './require-password.ts'
import { type Browser, type SignedIn, signIn } from './sign-in.ts'

export type Registered = SignedIn & { message: string }

/**
 * Opens an account and signs it in. A referral code that somebody holds makes them the sponsor; any other is ignored
 * and said.
 * @throws Refusal PASSWORD_REFUSED, EMAIL_TAKEN, TOO_MANY_ATTEMPTS
 */
export async function registerMember(
  deps: AccountDependencies,
  registration: Registration,
  browser: Browser,
): Promise<Registered> {
  requirePassword(registration.password, deps.config)
  const key = readEmailKey(registration.email)
  if (deps.config.rateLimits) {
    await deps.database.write((db) => countAttempt(db, [LIMITS.registerFromAddress(browser.ip)], deps.now()))
  }
  // Asked first only to spare the hash; the insert below is what decides.
  if (await hasAccount(deps.database.read, key)) throw new Refusal('EMAIL_TAKEN')
  const passwordHash = await deps.passwords.hash(registration.password)
  return deps.database.write((db) => openAccount(db, deps, registration, passwordHash, browser))
}

async function openAccount(
  db: Transaction,
  deps: Pick<AccountDependencies, 'config' | 'now' | 'randomBytes'>,
  { name, email, phone, referralCode, shareProgress }: Registration,
  passwordHash: string,
  browser: Browser,
): Promise<Registered> {
  const code = readInviteCode(referralCode)
  const sponsor = code === undefined ? undefined : await findMemberByInviteCode(db, code)
  const id = deps.randomBytes(12).toString('base64url')
  const isNew = await insertMember(db, {
    id,
    name: name.trim(),
    email: email.trim(),
    email_key: canonicalKey(email),
    phone: phone?.trim() || null,
    password_hash: passwordHash,
    is_admin: 0,
    tokens: 0,
    leaderboard_pts: 0,
    invite_code: newInviteCode(deps.randomBytes),
    sponsor_id: sponsor?.id ?? null,
    invited_count: 0,
    joined_at: deps.now(),
  })
  if (!isNew) throw new Refusal('EMAIL_TAKEN')
  // Before the board: a payment to the sponsor meanwhile locks the two in this order.
  if (sponsor) await refreshNewestInvited(db, sponsor.id, 1)
  await enterBoard(db, id)
  await askForProof(db, deps, { id, name: name.trim(), email: email.trim() })
  await insertList(db, { memberId: id, helperId: sponsor?.id ?? null, at: deps.now() })
  const visitor = { id, ...NEW_VISITOR }
  const signedIn = await signIn(db, deps, visitor, browser)
  if (sponsor && shareProgress !== undefined) {
    const unasked = { id, sponsor_id: sponsor.id, shares_progress_with: null, progress_answered_for: null }
    await recordProgressConsent(db, deps, unasked, shareProgress)
  }
  if (sponsor) {
    const from = { addressBlock: addressBlock(browser.ip), deviceHash: tokenHash(signedIn.deviceToken) }
    await recordReferral(db, deps, { invitedId: id, invitedEmail: email.trim(), sponsorId: sponsor.id, ...from })
  }
  return { ...signedIn, message: welcome(referralCode, sponsor?.name) }
}

/** Where a sponsor is paid for proved addresses only, everybody is asked for the proof at once. */
async function askForProof(
  db: Transaction,
  deps: Pick<AccountDependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  if (deps.config.referralPaysAt !== 'registered') await mailVerification(db, deps, member)
}

function welcome(referralCode: string | null | undefined, sponsorName: string | undefined): string {
  if (sponsorName) return `Thank you for joining through ${plainSenderName(sponsorName)}’s invitation.`
  if (referralCode?.trim()) {
    return 'Your account has been created successfully. We did not recognise the referral code, so you have no sponsor.'
  }
  return 'Your account has been created successfully.'
}
