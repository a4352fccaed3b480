import { plainSenderName } from 'game/invitations'
import type { Config } from '#server/config.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, enqueueMail, type MailText } from '#server/features/mail/public.ts'
import { insertEmailLink } from './email-link-queries.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Who a mail about an account goes to. */
export type Addressee = { id: string; name: string; email: string }

const EMAIL_LINK_LASTS = 24 * 3_600_000

/** Asks a member to prove that the account's address is theirs. */
export async function mailVerification(db: Transaction, deps: Dependencies, member: Addressee): Promise<void> {
  const url = await createEmailLink(db, deps, member.id, 'verify', member.email)
  await send(db, deps, 'verify-email', member, {
    heading: 'Please confirm your email address',
    paragraphs: [`Hello ${plainSenderName(member.name)}, please confirm that this address is yours.`, GOOD_FOR_A_DAY],
    action: { label: 'Confirm my address', url },
    footer: ['You get this mail because a Whistlestop account has this address. If it is not yours, ignore it.'],
  })
}

/** Sends the link that changes a member's address to the new one; one that has an account gets a mail that says so. */
export async function mailEmailChange(db: Transaction, deps: Dependencies, member: Addressee, isTaken: boolean) {
  // Made in either case, so that both cost the same; the one nobody is sent is good for nothing.
  const url = await createEmailLink(db, deps, member.id, 'change', member.email)
  const footer = ['You get this mail because somebody asked to use this address at Whistlestop.']
  const free: MailText = {
    heading: 'Confirm your new email address',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, open the link below, and from then on you log in with this address. Until then your old one stays.`,
      GOOD_FOR_A_DAY,
    ],
    action: { label: 'Use this address', url },
    footer,
  }
  const taken: MailText = {
    heading: 'This address has an account already',
    paragraphs: [
      'Somebody asked to use this address for another Whistlestop account. It has an account already, so nothing was changed.',
      'If it was you, log in with this address, or choose a new password there.',
    ],
    action: { label: 'Log in', url: `${deps.config.publicUrl}/auth/login` },
    footer,
  }
  await send(db, deps, 'change-email', member, isTaken ? taken : free)
}

/** Tells the old address, so that a change that its owner did not want is noticed. */
export async function mailEmailChanged(db: Transaction, deps: Dependencies, member: Addressee): Promise<void> {
  await send(db, deps, 'change-email', member, {
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, your Whistlestop account has another email address now. Log in with the new one.`,
      `If this was not you, please write at once to ${administrator(deps.config)}.`,
    ],
    footer: [ACCOUNT_NEWS],
  })
}

/** The link with which somebody who forgot their password chooses a new one. */
export async function mailPasswordLink(
  db: Transaction,
  deps: Dependencies,
  member: Addressee,
  url: string,
): Promise<void> {
  await send(db, deps, 'password-link', member, {
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, you can choose a new password by this link. It works once, for one hour.`,
      'If you did not ask for it, ignore this mail. Your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
    footer: ['You get this mail because somebody entered your address under "Forgot password?".'],
  })
}

/** A35: the owner is told. */
export async function mailPasswordChanged(db: Transaction, deps: Dependencies, member: Addressee): Promise<void> {
  await send(db, deps, 'password-changed', member, {
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${plainSenderName(member.name)}, your Whistlestop password was changed, and every other browser was logged out.`,
      'If this was not you, choose a new password at once.',
    ],
    action: { label: 'I did not do this', url: `${deps.config.publicUrl}/forgot-password` },
    footer: [ACCOUNT_NEWS],
  })
}

function administrator({ contactEmail }: Config): string {
  return contactEmail === undefined ? 'the administrator who runs this site' : `${contactEmail}, who runs this site`
}

const GOOD_FOR_A_DAY = 'The link works once, for 24 hours.'
const ACCOUNT_NEWS = 'You get this mail because it is about the safety of your account.'

async function createEmailLink(
  db: Transaction,
  { config, now, randomBytes }: Dependencies,
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
  return `${config.publicUrl}/verify-email?token=${token}`
}

type Kind = Parameters<typeof enqueueMail>[2]['kind']

async function send(db: Transaction, deps: Dependencies, kind: Kind, { id, email }: Addressee, mail: MailText) {
  await enqueueMail(db, deps, { kind, memberId: id, to: email, subject: mail.heading, ...composeMail(mail) })
}
