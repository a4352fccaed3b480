export type IdempotencyTables = {
  /** Requests that carried a key, with their answer, for a day. */
  idempotency_keys: {
    member_id: string
    key: string
    /** SHA-256 of the call and its body. */
    request_hash: string
    /** JSON; null only inside the transaction that makes it. */
    answer: string | null
    created_at: number
  }
}
