import type { Topic } from 'game/notifications'
import type { Generated } from 'kysely'

/** Times are milliseconds since 1970. */
export type MailTables = {
  /** The outbox. What was sent loses its text, so that no link is kept. */
  mails: {
    /** Part of the Message-ID, so that a second try is seen to be the same mail. */
    id: string
    kind: MailKind
    /** Who caused it; null for a stranger. */
    member_id: string | null
    to_address: string
    /** SHA-256 of the address's key: by it all mails to somebody are found, however they were addressed. */
    to_hash: string
    subject: string
    text: string
    html: string
    unsubscribe_url: string | null
    /** `held` until its sender has proved their address. */
    state: 'held' | 'waiting' | 'sent' | 'failed'
    tries: Generated<number>
    next_try_at: number
    /** Until then a process is sending it; afterwards another may. */
    claimed_until: Generated<number>
    last_error: string | null
    created_at: number
    sent_at: number | null
    /** What it tells of, where that's a notification: the reader may still switch it off before the mail leaves. */
    notification_id: Generated<number | null>
  }
  /** Addresses that want no invitations, as SHA-256 of their key. */
  suppressions: { email_hash: string; reason: 'unsubscribed' | 'do-not-contact' | 'erased'; created_at: number }
  /** What an unsubscribe link stands for; token and address as SHA-256. */
  unsubscribe_links: {
    token_hash: string
    email_hash: string
    /** The member whose notices the link stops; null: it stops what others have us send to the address. */
    member_id: string | null
    /** Of what the member hears no more by email; null in the links of older versions, which were about referrals. */
    topic: Generated<Topic | null>
    created_at: number
  }
}

export type MailKind =
  | 'invitation'
  | 'verify-email'
  | 'change-email'
  | 'password-link'
  | 'password-changed'
  | 'referral-paid'
  | 'referral-held'
  | 'thanks'
  | 'first-days'
  | 'league'
  | 'reminder'
  | 'lead-welcome'
  | 'lead-confirm'
  | 'lead-delivered'
  | 'lead-withdrawn'
  | 'claim-report'
