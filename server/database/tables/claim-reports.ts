/** Times are milliseconds since 1970. */
export type ClaimReportTables = {
  /** Claims about income, health or this site that were reported as wrong. */
  claim_reports: {
    id: string
    claim: string
    /** Where the claim was seen, in the words of the report. */
    seen_where: string
    /** Where an answer can be sent; null: none was given, or the person's account was deleted. */
    email: string | null
    /** SHA-256 of the address's key, for export and erasure. */
    email_hash: string | null
    created_at: number
    /** Null while it hasn't been dealt with. */
    handled_at: number | null
  }
}
