export type ProgressConsentTables = {
  /** What a member said about showing their progress to their sponsor. Append-only, but deleted with the account. */
  progress_consents: {
    id: string
    member_id: string
    sponsor_id: string
    agreed: 0 | 1
    /** The sentence they read, with `{sponsor}` in place of the name. */
    wording: string
    said_at: number
  }
}
