import { INVITATION_LIMITS } from 'game/invitations'
import type { Transaction } from '#server/database/database.ts'
import type { MailKind } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { KEYS } from '#server/limits/limits.ts'
import { takeTurn } from '#server/limits/take-turn.ts'
import { emailHash } from './email-hash.ts'

const DAY = 24 * 3_600_000

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

/**
 * Releases the invitations that waited for their sender to prove an address. One whose address was written to meanwhile is
 * deleted.
 */
export async function releaseMailsOf(db: Transaction, memberId: string, now: number): Promise<void> {
  const until = now + INVITATION_LIMITS.repeatAfterDays * DAY
  const held = db.selectFrom('mails').select(['id', 'to_hash']).where('member_id', '=', memberId)
  // By address, so that two members who release theirs at the same time don't wait for each other.
  const mails = await held.where('state', '=', 'held').orderBy('to_hash').orderBy('created_at').execute()
  for (const { id, to_hash } of mails) {
    const isFree = await takeTurn(db, { key: KEYS.inviteTo(to_hash), now, until })
    if (isFree) await db.updateTable('mails').set({ state: 'waiting', next_try_at: now }).where('id', '=', id).execute()
    else await db.deleteFrom('mails').where('id', '=', id).execute()
  }
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
