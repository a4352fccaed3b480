export type ProgressConsentTables = {
  /** What a member said about showing their progress to their sponsor. Append-only, but deleted with the account. */
  progress_consents: {
    id: string
    member_id: string
    sponsor_id: string
    agreed: 0 | 1
    /** The sentence they read, with `{sponsor}` instead of the name. */
    wording: string
    /** The language in which they read it; null for what was said before it was stored. */
    language: string | null
    said_at: number
  }
}
