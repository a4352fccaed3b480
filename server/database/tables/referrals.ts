import type { Generated } from 'kysely'

/** Times are milliseconds since 1970. */
export type ReferralTables = {
  /** One row for each member who joined by a member's code. The sponsor never changes. */
  referrals: {
    invited_id: string
    sponsor_id: string
    /** `pending` until what REFERRAL_PAYS_AT names has happened; `held` until an administrator decides. */
    state: 'pending' | 'paid' | 'held' | 'refused'
    reason: HeldReason | null
    /** Where they registered from, as one household, kept for the caps; a keyed hash once the account is deleted. */
    address_block: string | null
    /** The browser they registered with, hashed; a keyed hash of that once the account is deleted. */
    device_hash: string | null
    /** A keyed hash of their mailbox, by which a second account of it is recognised. */
    mailbox_hash: Generated<string | null>
    /** From when on the caps no longer count where a deleted account was registered from. */
    guards_until: Generated<number | null>
    created_at: number
    paid_at: number | null
    decided_at: number | null
    /** The administrator who decided. */
    decided_by: string | null
  }
  /** Keyed hashes of the mailboxes that were ever paid for, without whose they were or when. */
  paid_mailboxes: { mailbox_hash: string }
  /** One row: the secret of the keyed hashes. */
  referral_secret: { id: number; value: string }
}

/** Why a person has to decide. `SPONSOR_AWAY`: suspended or gone. `BEFORE_PAY`: from before referrals were paid. */
export type HeldReason =
  | 'SAME_MAILBOX'
  | 'KNOWN_MAILBOX'
  | 'SAME_DEVICE'
  | 'RING'
  | 'DISPOSABLE_ADDRESS'
  | 'DAY_CAP'
  | 'ADDRESS_CAP'
  | 'LIFETIME_CAP'
  | 'SPONSOR_AWAY'
  | 'BEFORE_PAY'
