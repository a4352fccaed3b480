import { messagesIn, type ServerMessages } from 'messages/server'
import type { Config } from '#server/config.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, enqueueMail, type MailText } from '#server/features/mail/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { newToken, tokenHash } from '#server/features/sessions/public.ts'
import { languageFor } from '#server/languages.ts'
import { nameIn } from '#server/name-in.ts'
import { insertEmailLink } from './email-link-queries.ts'

/** Who a mail about an account goes to. `language`: the one they chose, or that of the request that causes the mail. */
export type Addressee = { id: string; name: string; email: string; language: string | null }

const EMAIL_LINK_LASTS = 24 * 3_600_000

/** Asks a member to prove that the account's address is theirs. */
export async function mailVerification(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  const url = await createEmailLink(db, deps, member.id, 'verify', member.email)
  await send(db, deps, 'verify-email', member, ({ accountMails }, name) => ({
    heading: accountMails.confirmHeading,
    paragraphs: [accountMails.confirmText({ name }), accountMails.goodForADay],
    action: { label: accountMails.confirmAction, url },
    footer: [accountMails.confirmWhy],
  }))
}

/**
 * Sends the link that changes a member's address to the new one; an address that already has an account gets a mail
 * that says so.
 */
export async function mailEmailChange(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
  isTaken: boolean,
) {
  // Created in either case, so that both take the same time. In the second case it isn't sent to anyone.
  const url = await createEmailLink(db, deps, member.id, 'change', member.email)
  const free: Content = ({ accountMails }, name) => ({
    heading: accountMails.changeHeading,
    paragraphs: [accountMails.changeText({ name }), accountMails.goodForADay],
    action: { label: accountMails.changeAction, url },
    footer: [accountMails.changeWhy],
  })
  const taken: Content = ({ accountMails }) => ({
    heading: accountMails.takenHeading,
    paragraphs: [accountMails.takenText, accountMails.takenAdvice],
    action: { label: accountMails.logIn, url: `${deps.config.publicUrl}/auth/login` },
    footer: [accountMails.changeWhy],
  })
  await send(db, deps, 'change-email', member, isTaken ? taken : free)
}

/** Tells the old address and the account, so that the owner notices an unwanted change. */
export async function tellEmailChanged(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  await send(db, deps, 'change-email', member, (messages, name) => ({
    heading: messages.accountMails.changedHeading,
    paragraphs: [messages.accountMails.changedText({ name }), whomToTell(deps.config, messages)],
    footer: [messages.accountMails.security],
  }))
  await notify(db, { memberId: member.id, kind: 'account', about: { reference: 'email-changed' }, at: deps.now() })
}

/** The link with which a member who forgot their password chooses a new one. */
export async function mailPasswordLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
  url: string,
): Promise<void> {
  await send(db, deps, 'password-link', member, ({ accountMails }, name) => ({
    heading: accountMails.newPassword,
    paragraphs: [accountMails.newPasswordText({ name }), accountMails.newPasswordIgnore],
    action: { label: accountMails.newPassword, url },
    footer: [accountMails.newPasswordWhy],
  }))
}

/** Tells the owner by email and in the account. */
export async function tellPasswordChanged(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  await send(db, deps, 'password-changed', member, ({ accountMails }, name) => ({
    heading: accountMails.passwordHeading,
    paragraphs: [accountMails.passwordText({ name }), accountMails.passwordAdvice],
    action: { label: accountMails.notMe, url: `${deps.config.publicUrl}/forgot-password` },
    footer: [accountMails.security],
  }))
  await notify(db, { memberId: member.id, kind: 'account', about: { reference: 'password-changed' }, at: deps.now() })
}

function whomToTell({ contactEmail }: Config, { accountMails }: ServerMessages): string {
  return contactEmail === undefined ? accountMails.notYou : accountMails.notYouWrite({ contactEmail })
}

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

/** What a mail to a member of this name says, in one language. */
type Content = (messages: ServerMessages, name: string) => MailText

async function send(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  kind: Kind,
  { id, name, email, language }: Addressee,
  content: Content,
) {
  const messages = messagesIn(languageFor(deps.config, language))
  const mail = content(messages, nameIn(messages, name))
  await enqueueMail(db, deps, { kind, memberId: id, to: email, subject: mail.heading, ...composeMail(mail, messages) })
}
