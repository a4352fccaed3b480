export type InvitationTables = {
  /** What was sent to whom, the address as SHA-256 of its key: enough for the limits, too little for a list. */
  invitations: {
    id: string
    member_id: string
    email_hash: string
    /** 0 where it was counted but not sent: the address unsubscribed, or another member wrote to it a few days ago. */
    is_mailed: 0 | 1
    created_at: number
  }
}
