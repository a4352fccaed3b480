import type { Generated } from 'kysely'

export type AccountTables = {
  /** One-time links with which a member sets a password. */
  password_links: {
    token_hash: string
    member_id: string
    expires_at: number
    used_at: number | null
    /** 0 for a link that the operator printed: opening it doesn't prove the mailbox. */
    is_mailed: Generated<0 | 1>
  }
  /** One-time links that prove an address: the one of an account, or the one it is to change to. */
  email_links: {
    token_hash: string
    member_id: string
    purpose: 'verify' | 'change'
    email: string
    expires_at: number
    used_at: number | null
  }
}
