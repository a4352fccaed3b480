import { type Kysely, sql } from 'kysely'

// Part of 0007-identity. Released with it, and like it never edited.

type Lead = {
  id: string
  owner_id: string | null
  pool_state: 'none' | 'available' | 'taken'
  do_not_contact_at: number | null
  created_at: number
}

/** One who was handed to a member stays so; of others the one who asked first stays. */
const STATES = ['taken', 'available', 'none']

/**
 * Gives the leads of one mailbox the hash of its key: one row for each owner, in the pool once at most, and nobody who
 * was erased or wants no contact under any spelling.
 */
export async function mergeLeads(db: Kysely<unknown>, newHash: string, oldHashes: readonly string[]): Promise<void> {
  const hashes = sql.join([newHash, ...oldHashes])
  const { rows } = await sql<Lead>`select id, owner_id, pool_state, do_not_contact_at, created_at from leads
    where email_hash in (${hashes})`.execute(db)
  if (rows.length === 0) return
  const suppressed = await sql<{ reason: string; created_at: number }>`
    select reason, created_at from suppressions where email_hash = ${newHash}`.execute(db)
  const [wish] = suppressed.rows
  if (wish?.reason === 'erased') {
    await sql`delete from leads where email_hash in (${hashes})`.execute(db)
    return
  }
  rows.sort((a, b) => STATES.indexOf(a.pool_state) - STATES.indexOf(b.pool_state) || a.created_at - b.created_at)
  const kept = new Map<string | null, Lead>()
  for (const lead of rows) {
    if (kept.has(lead.owner_id)) await sql`delete from leads where id = ${lead.id}`.execute(db)
    else kept.set(lead.owner_id, lead)
  }
  const noContactAt =
    rows.find(({ do_not_contact_at }) => do_not_contact_at !== null)?.do_not_contact_at ??
    (wish?.reason === 'do-not-contact' ? wish.created_at : null)
  let isPooled = noContactAt !== null
  for (const lead of kept.values()) {
    const state = lead.pool_state === 'available' && isPooled ? 'none' : lead.pool_state
    isPooled ||= state !== 'none'
    await sql`update leads set email_hash = ${newHash}, pool_state = ${state},
      do_not_contact_at = coalesce(do_not_contact_at, ${noContactAt}) where id = ${lead.id}`.execute(db)
  }
}
