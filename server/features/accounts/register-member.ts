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
import { hasReadText, recordProgressConsent } from '#server/features/progress-consents/public.ts'
import { recordReferral } from '#server/features/referrals/public.ts'
import { NEW_VISITOR, tokenHash } from '#server/features/sessions/public.ts'
import { languageFor, requireOffered } from '#server/languages.ts'
import { addressBlock } from '#server/limits/address-block.ts'
import { countAttempt, isWithinLimit } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { type Addressee, mailVerification } from './account-mails.ts'
import { hasAccount, insertMember } from './member-queries.ts'
import { type AccountDependencies, requirePassword } from './passwords.ts'
import { type Browser, type SignedIn, signIn } from './sign-in.ts'

export type Registered = SignedIn & { welcome: Sentence }

/**
 * Opens an account and signs it in. The owner of the referral code becomes the sponsor; an unknown code is ignored, and
 * the answer says so.
 * @throws Refusal PASSWORD_REFUSED, INVALID (no such language), EMAIL_TAKEN, TOO_MANY_ATTEMPTS
 */
export async function registerMember(
  deps: AccountDependencies,
  registration: Registration,
  browser: Browser,
): Promise<Registered> {
  requirePassword(registration.password, deps.config)
  requireOffered(deps.config, registration.language)
  const key = readEmailKey(registration.email)
  if (deps.config.rateLimits) {
    await deps.database.write((db) => countAttempt(db, [LIMITS.registerFromAddress(browser.ip)], deps.now()))
  }
  // Checked first only to save the hash; the insert below decides.
  if (await hasAccount(deps.database.read, key)) throw new Refusal('EMAIL_TAKEN')
  const passwordHash = await deps.passwords.hash(registration.password)
  return deps.database.write((db) => openAccount(db, deps, registration, passwordHash, browser))
}

async function openAccount(
  db: Transaction,
  deps: Pick<AccountDependencies, 'config' | 'now' | 'randomBytes'>,
  { name, email, phone, language, referralCode, shareProgress, consentText }: Registration,
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
    language: language ?? null,
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
  // Before the board: a concurrent payment to the sponsor locks the two in this order.
  if (sponsor) await refreshNewestInvited(db, sponsor.id, 1)
  await enterBoard(db, id)
  await askForProof(db, deps, { id, name: name.trim(), email: email.trim(), language: language ?? browser.language })
  await insertList(db, { memberId: id, helperId: sponsor?.id ?? null, at: deps.now() })
  const visitor = { id, ...NEW_VISITOR }
  const signedIn = await signIn(db, deps, visitor, browser)
  if (sponsor && shareProgress !== undefined) {
    const unasked = { id, sponsor_id: sponsor.id, shares_progress_with: null, progress_answered_for: null }
    const read = { language: languageFor(deps.config, language ?? null, browser.language), text: consentText }
    // A yes to another text refuses nobody an account: they are asked again on their dashboard.
    if (!shareProgress || hasReadText('progress', read)) {
      await recordProgressConsent(db, deps, unasked, shareProgress, read)
    }
  }
  if (sponsor) {
    const from = { addressBlock: addressBlock(browser.ip), deviceHash: tokenHash(signedIn.deviceToken) }
    await recordReferral(db, deps, { invitedId: id, invitedEmail: email.trim(), sponsorId: sponsor.id, ...from })
  }
  return { ...signedIn, welcome: welcome(referralCode, sponsor?.name) }
}

/**
 * Where sponsors are paid only for proved addresses, every new member is asked for the proof immediately, unless too many
 * mails went to the address already.
 */
async function askForProof(
  db: Transaction,
  deps: Pick<AccountDependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  const { config, now } = deps
  if (config.referralPaysAt === 'registered') return
  const limit = LIMITS.mailToAccount(canonicalKey(member.email))
  if (!config.rateLimits || (await isWithinLimit(db, limit, now()))) await mailVerification(db, deps, member)
}

function welcome(referralCode: string | null | undefined, sponsorName: string | undefined): Sentence {
  if (sponsorName) return ({ accounts }) => accounts.joinedThrough({ sponsor: plainSenderName(sponsorName) })
  return ({ accounts }) => (referralCode?.trim() ? accounts.createdUnknownCode : accounts.created)
}
