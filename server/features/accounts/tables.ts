/** Times are milliseconds since 1970. Flags are 0 or 1, the same on both engines. */
export type AccountTables = {
  members: {
    id: string
    name: string
    email: string
    /** The form in which two spellings of one address are the same; unique. */
    email_key: string
    phone: string | null
    /** Argon2id in PHC format; null until a new administrator has chosen a password. */
    password_hash: string | null
    is_admin: 0 | 1
    /** The sum of this member's ledger, kept in the transaction that adds an entry. */
    tokens: number
    /** Likewise. */
    leaderboard_pts: number
    invite_code: string
    sponsor_id: string | null
    /** How many members have this one as their sponsor. */
    invited_count: number
    joined_at: number
  }
  sessions: {
    /** SHA-256 of the cookie's token, hexadecimal. The token itself is nowhere on the server. */
    token_hash: string
    member_id: string
    created_at: number
    last_seen_at: number
  }
  /** One-time links with which somebody sets a password. */
  password_links: {
    token_hash: string
    member_id: string
    expires_at: number
    used_at: number | null
  }
  /** Browsers from which a member has signed in before. */
  devices: {
    token_hash: string
    member_id: string
    last_used_at: number
  }
  /** How often something guessable was tried, by account, address or device, in the window that is running. */
  attempts: {
    key: string
    count: number
    window_ends_at: number
  }
}
