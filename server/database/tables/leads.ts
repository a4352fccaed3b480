/** Times are milliseconds since 1970. */
export type LeadTables = {
  /** People who asked to be contacted. Erased completely, except for the hash of their address. */
  leads: {
    id: string
    name: string
    email: string
    /** SHA-256 of the address's key. */
    email_hash: string
    /** Only for a member's own contact: the pool has none. */
    phone: string | null
    /** `sample` is the demo's. */
    source: 'form' | 'import' | 'sample'
    /** In which they filled in the form, and are written to; null for an imported one. */
    language: string | null
    /** Word for word what they agreed to. */
    consent_text: string
    /** Where an imported consent was given. */
    consent_source: string | null
    /** The member they asked to be contacted by; null for any member of the community. */
    owner_id: string | null
    /** `waiting` until the person confirms by a mailed link; only then may another member get them. */
    pool_state: 'none' | 'waiting' | 'available' | 'taken'
    /** SHA-256 of the token in that link; null until it was mailed. It stays, so that a second press is recognised. */
    confirm_hash: string | null
    confirm_sent_at: number | null
    taken_by: string | null
    delivery_id: string | null
    do_not_contact_at: number | null
    created_at: number
  }
}
