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
  }
}

export type LedgerKind = 'mission' | 'course' | 'quiz'
