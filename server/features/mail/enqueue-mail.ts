import type { Transaction } from '#server/database/database.ts'
import type { MailKind } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { emailHash } from './email-hash.ts'

export type NewMail = {
  kind: MailKind
  /** The member who caused it, or whose account takes it along when it's deleted; null for a stranger. */
  memberId: string | null
  to: string
  subject: string
  /** In which it's written; English where absent. */
  language?: string
  text: string
  html: string
  unsubscribeUrl?: string
  /** Kept until `releaseMailsOf` its sender. */
  isHeld?: boolean
  /** What it tells of, where that's a notification. */
  notificationId?: number
}

/** Puts a mail into the outbox, in the transaction of what it tells of: both happen or neither. @returns its id */
export async function enqueueMail(
  db: Transaction,
  deps: Pick<Dependencies, 'now' | 'randomBytes'>,
  mail: NewMail,
): Promise<string> {
  const id = deps.randomBytes(16).toString('base64url')
  const now = deps.now()
  await db
    .insertInto('mails')
    .values({
      id,
      kind: mail.kind,
      member_id: mail.memberId,
      to_address: mail.to,
      to_hash: emailHash(mail.to),
      subject: mail.subject,
      language: mail.language ?? null,
      text: mail.text,
      html: mail.html,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      state: mail.isHeld ? 'held' : 'waiting',
      next_try_at: now,
      created_at: now,
      notification_id: mail.notificationId ?? null,
    })
    .execute()
  return id
}

/** Releases the mails that waited for their sender to prove an address. */
export async function releaseMailsOf(db: Transaction, memberId: string, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'waiting', next_try_at: now })
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .execute()
}

/** Deletes a member's unsent mails to others. */
export async function deleteUnsentInvitationsOf(db: Transaction, memberId: string): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('member_id', '=', memberId)
    .where('state', '!=', 'sent')
    .where('kind', '=', 'invitation')
    .execute()
}

/** Deletes the mails that wait for their sender to prove an address. */
export async function deleteHeldMailsOf(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('mails').where('member_id', '=', memberId).where('state', '=', 'held').execute()
}
