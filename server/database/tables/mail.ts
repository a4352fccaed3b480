import type { Topic } from 'game/notifications'
import type { Generated } from 'kysely'

/** Times are milliseconds since 1970. */
export type MailTables = {
  /** The outbox. What was sent loses its text, so that no link is kept. */
  mails: {
    /** Part of the Message-ID, so that a second try is recognised as the same mail. */
    id: string
    kind: MailKind
    /** The member who caused it, or whose account takes it along when it's deleted; null for a stranger. */
    member_id: string | null
    to_address: string
    /** SHA-256 of the address's key, by which all mails to a person are found, in any spelling. */
    to_hash: string
    subject: string
    /** In which it's written; null in those of older versions, which are in English. */
    language: string | null
    text: string
    html: string
    unsubscribe_url: string | null
    /** `held` until its sender has proved their address. */
    state: 'held' | 'waiting' | 'sent' | 'failed'
    tries: Generated<number>
    next_try_at: number
    /** Until then one process is sending it; afterwards another may. */
    claimed_until: Generated<number>
    last_error: string | null
    created_at: number
    sent_at: number | null
    /** What it tells of, where that's a notification: the reader may still switch it off before the mail leaves. */
    notification_id: Generated<number | null>
  }
  /** Addresses that want no invitations and no mails to leads, as SHA-256 of their key. */
  suppressions: { email_hash: string; reason: 'unsubscribed' | 'do-not-contact' | 'erased'; created_at: number }
  /** What an unsubscribe link stops; token and address as SHA-256. */
  unsubscribe_links: {
    token_hash: string
    email_hash: string
    /** The member whose notices the link stops; null: it stops mails to the address that other people cause. */
    member_id: string | null
    /** The topic that it stops; null in links of older versions, which were about referrals. */
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
