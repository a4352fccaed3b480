export type SessionTables = {
  sessions: {
    /** SHA-256 of the cookie's token, hexadecimal. The token itself is nowhere on the server. */
    token_hash: string
    member_id: string
    created_at: number
    last_seen_at: number
  }
  /** Browsers from which a member has signed in before. */
  devices: {
    token_hash: string
    member_id: string
    last_used_at: number
  }
}
