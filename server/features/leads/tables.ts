/** Times are milliseconds since 1970. */
export type LeadTables = {
  /** People who asked to be contacted. Erased as a whole: nothing of them stays but the hash of their address. */
  leads: {
    id: string
    name: string
    email: string
    /** SHA-256 of the address's key. */
    email_hash: string
    phone: string | null
    /** `sample` is the demo's. */
    source: 'form' | 'import' | 'sample'
    /** Word for word what they agreed to. */
    consent_text: string
    /** Where an imported consent was given. */
    consent_source: string | null
    /** The member they asked to be contacted by; null for one of the community. */
    owner_id: string | null
    pool_state: 'none' | 'available' | 'taken'
    taken_by: string | null
    delivery_id: string | null
    do_not_contact_at: number | null
    created_at: number
  }
}
