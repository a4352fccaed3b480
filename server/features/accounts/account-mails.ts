import { plainSenderName } from 'game/invitations'
import type { Config } from '#server/config.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, enqueueMail, type MailText } from '#server/features/mail/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { newToken, tokenHash } from '#server/features/sessions/public.ts'
import { insertEmailLink } from './email-link-queries.ts'

/** Who a mail about an account goes to. */
export type Addressee = { id: string; name: string; email: string }

const EMAIL_LINK_LASTS = 24 * 3_600_000

/** Asks a member to prove that the account's address is theirs. */
export async function mailVerification(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  const url = await createEmailLink(db, deps, member.id, 'verify', member.email)
  await send(db, deps, 'verify-email', member, {
    heading: 'Please confirm your email address',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, please confirm that this is your email address.`,
      GOOD_FOR_A_DAY,
    ],
    action: { label: 'Confirm my address', url },
    footer: [
      'You’re receiving this email because a Whistlestop account uses this address. If it isn’t yours, ignore this email.',
    ],
  })
}

/** Sends the link that changes a member's address to the new one; one that has an account gets a mail that says so. */
export async function mailEmailChange(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
  isTaken: boolean,
) {
  // Made in either case, so that both cost the same; the one nobody is sent is good for nothing.
  const url = await createEmailLink(db, deps, member.id, 'change', member.email)
  const footer = ['You’re receiving this email because someone asked to use this address at Whistlestop.']
  const free: MailText = {
    heading: 'Confirm your new email address',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, open the link below to log in with this address from now on. Until you do, your old address still works.`,
      GOOD_FOR_A_DAY,
    ],
    action: { label: 'Use this address', url },
    footer,
  }
  const taken: MailText = {
    heading: 'This address already has an account',
    paragraphs: [
      'Someone asked to use this address for another Whistlestop account. It already has an account, so nothing was changed.',
      'If that was you, log in with this address or choose a new password.',
    ],
    action: { label: 'Log in', url: `${deps.config.publicUrl}/auth/login` },
    footer,
  }
  await send(db, deps, 'change-email', member, isTaken ? taken : free)
}

/** Tells the old address, so that a change that its owner did not want is noticed, and the account. */
export async function tellEmailChanged(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  await send(db, deps, 'change-email', member, {
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, the email address of your Whistlestop account was changed. Log in with the new one.`,
      `If this wasn’t you, please contact ${administrator(deps.config)} right away.`,
    ],
    footer: [ACCOUNT_NEWS],
  })
  await notify(db, { memberId: member.id, kind: 'account', about: { reference: 'email-changed' }, at: deps.now() })
}

/** The link with which somebody who forgot their password chooses a new one. */
export async function mailPasswordLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
  url: string,
): Promise<void> {
  await send(db, deps, 'password-link', member, {
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, use the link below to choose a new password. It works once, for one hour.`,
      'If you didn’t ask for this, ignore this email. Your password stays the same.',
    ],
    action: { label: 'Choose a new password', url },
    footer: [`You’re receiving this email because someone entered your address under “Forgot password?”.`],
  })
}

/** Tells the owner by email and in the account. */
export async function tellPasswordChanged(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  await send(db, deps, 'password-changed', member, {
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, your Whistlestop password was changed, and every other browser was logged out.`,
      'If this wasn’t you, choose a new password now.',
    ],
    action: { label: 'This wasn’t me', url: `${deps.config.publicUrl}/forgot-password` },
    footer: [ACCOUNT_NEWS],
  })
  await notify(db, { memberId: member.id, kind: 'account', about: { reference: 'password-changed' }, at: deps.now() })
}

function administrator({ contactEmail }: Config): string {
  return contactEmail === undefined ? 'the administrator who runs this site' : `${contactEmail}, who runs this site`
}

const GOOD_FOR_A_DAY = 'The link works once, for 24 hours.'
const ACCOUNT_NEWS = 'You’re receiving this email because it’s about the security of your account.'

async function createEmailLink(
  db: Transaction,
  { config, now, randomBytes }: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  memberId: string,
  purpose: 'verify' | 'change',
  email: string,
): Promise<string> {
  const token = newToken(randomBytes)
  const expiresAt = now() + EMAIL_LINK_LASTS
  await insertEmailLink(db, {
    token_hash: tokenHash(token),
    member_id: memberId,
    purpose,
    email,
    expires_at: expiresAt,
  })
  return `${config.publicUrl}/verify-email#token=${token}`
}

type Kind = Parameters<typeof enqueueMail>[2]['kind']

async function send(
  db: Transaction,
  deps: Pick<Dependencies, 'now' | 'randomBytes'>,
  kind: Kind,
  { id, email }: Addressee,
  mail: MailText,
) {
  await enqueueMail(db, deps, { kind, memberId: id, to: email, subject: mail.heading, ...composeMail(mail) })
}
