import type { Registration } from 'contract/auth'
import { emailKey } from 'game/email-address'
import { isPasswordTooShort, passwordTooShort } from 'game/validation'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { enterBoard } from '#server/features/leaderboard/public.ts'
import { Refusal } from '#server/refusal.ts'
import { countAttempt, LIMITS } from './attempts.ts'
import { newInviteCode, readInviteCode } from './invite-code.ts'
import { countInvited, findMemberByInviteCode, hasAccount, insertMember } from './member-queries.ts'
import { type Browser, type SignedIn, signIn } from './sign-in.ts'

export type Registered = SignedIn & { message: string }

/**
 * Opens an account and signs it in. A referral code that somebody holds makes them the sponsor; any other is ignored
 * and said (decisions §3).
 * @throws Refusal INVALID (password too short), EMAIL_TAKEN, TOO_MANY_ATTEMPTS
 */
export async function registerMember(
  deps: Dependencies,
  registration: Registration,
  browser: Browser,
): Promise<Registered> {
  requirePassword(registration.password, deps.config.passwordMin)
  const key = requireEmailKey(registration.email)
  if (deps.config.rateLimits) {
    await deps.database.write((db) => countAttempt(db, [LIMITS.registerFromAddress(browser.ip)], deps.now()))
  }
  // Asked first only to spare the hash; the insert below is what decides.
  if (await hasAccount(deps.database.read, key)) throw new Refusal('EMAIL_TAKEN')
  const passwordHash = await deps.passwords.hash(registration.password)
  return deps.database.write((db) => openAccount(db, deps, registration, passwordHash, browser))
}

/** @throws Refusal INVALID */
export function requirePassword(password: string, minimum: number): void {
  if (isPasswordTooShort(password, minimum)) throw new Refusal('INVALID', { message: passwordTooShort(minimum) })
}

/** Folding may turn a look-alike into a blank or a second at sign. @throws Refusal INVALID */
function requireEmailKey(email: string): string {
  const key = emailKey(email)
  if (!/^[^\s@]+@[^\s@]+$/.test(key)) throw new Refusal('INVALID', { message: 'Please enter a valid email address' })
  return key
}

async function openAccount(
  db: Transaction,
  deps: Dependencies,
  { name, email, phone, referralCode }: Registration,
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
    email_key: emailKey(email),
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
  await enterBoard(db, id)
  if (sponsor) await countInvited(db, sponsor.id)
  const signedIn = await signIn(db, deps, id, browser)
  return { ...signedIn, message: welcome(referralCode, sponsor?.name) }
}

function welcome(referralCode: string | null | undefined, sponsorName: string | undefined): string {
  if (sponsorName) return `Your account has been created successfully. ${sponsorName} is your sponsor.`
  if (referralCode?.trim()) {
    return 'Your account has been created successfully. We did not recognise the referral code, so you have no sponsor.'
  }
  return 'Your account has been created successfully.'
}
