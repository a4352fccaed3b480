/** Times are milliseconds since 1970. */
export type ReferralTables = {
  /** One row for everybody who joined by a member's code: they have one sponsor, for ever. */
  referrals: {
    invited_id: string
    sponsor_id: string
    /** `pending` until what REFERRAL_PAYS_AT names has happened; `held` until an administrator decides. */
    state: 'pending' | 'paid' | 'held' | 'refused'
    reason: HeldReason | null
    /** Where they registered from, as one household; kept for the caps. */
    address_block: string | null
    /** The browser they registered with, hashed. */
    device_hash: string | null
    created_at: number
    paid_at: number | null
    decided_at: number | null
    /** The administrator who decided. */
    decided_by: string | null
  }
}

/** Why a person is to decide. `SPONSOR_AWAY`: suspended or gone. `BEFORE_PAY`: from before referrals were paid. */
export type HeldReason =
  | 'SAME_MAILBOX'
  | 'SAME_DEVICE'
  | 'RING'
  | 'DISPOSABLE_ADDRESS'
  | 'DAY_CAP'
  | 'ADDRESS_CAP'
  | 'LIFETIME_CAP'
  | 'SPONSOR_AWAY'
  | 'BEFORE_PAY'
