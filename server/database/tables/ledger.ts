export type LedgerTables = {
  /** Append-only: a trigger refuses every update and delete. One row for each (member, kind, reference). */
  ledger: {
    member_id: string
    kind: LedgerKind
    /** What was paid for, within its kind: a mission's id. */
    reference: string
    tokens: number
    points: number
    created_at: number
    /** What an administrator gave as the reason; null for what the game paid. */
    note: string | null
    /** The administrator who made it; null for the game. */
    made_by: string | null
  }
}

export type LedgerKind =
  | 'mission'
  | 'course'
  | 'quiz'
  | 'referral'
  | 'referral-bonus'
  | 'redemption'
  | 'challenge'
  | 'review'
  | 'practice'
  | 'help'
  | 'first-days'
  | 'adjustment'
