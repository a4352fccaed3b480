import type { Database, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { CONFIRM_WITHIN_MS, monthsBefore, OWN_CONTACT_MONTHS, POOL_MONTHS } from './lead-periods.ts'
import { deleteMailsTo } from './queries.ts'

const AT_ONCE = 500

/**
 * Deletes leads whose retention has ended: people who did not confirm within seven days or were in the pool for six
 * months, and members' own contacts after 24 months. An own contact that leaves the pool stays with its owner.
 */
export async function deleteExpiredLeads({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const lastConfirmed = now() - CONFIRM_WITHIN_MS
  const lastPooled = monthsBefore(now(), POOL_MONTHS)
  const lastOwned = monthsBefore(now(), OWN_CONTACT_MONTHS)
  await database.write((db) => leavePool(db, { lastConfirmed, lastPooled }))
  await repeat(database, (db) => deleteDue(db, { lastConfirmed, lastPooled, lastOwned }))
}

type Due = { lastConfirmed: number; lastPooled: number; lastOwned: number }

async function leavePool(db: Transaction, { lastConfirmed, lastPooled }: Omit<Due, 'lastOwned'>): Promise<void> {
  await db
    .updateTable('leads')
    .set({ pool_state: 'none', confirm_hash: null, confirm_sent_at: null, taken_by: null, delivery_id: null })
    .where('owner_id', 'is not', null)
    .where('pool_state', '!=', 'none')
    .where(({ and, eb, or }) =>
      or([
        and([eb('pool_state', '=', 'waiting'), eb('confirm_sent_at', '<=', lastConfirmed)]),
        eb('created_at', '<', lastPooled),
      ]),
    )
    .execute()
}

async function deleteDue(db: Transaction, { lastConfirmed, lastPooled, lastOwned }: Due): Promise<number> {
  const due = await db
    .selectFrom('leads')
    .select(['id', 'email_hash'])
    .where(({ and, eb, or }) =>
      or([
        eb('created_at', '<', lastOwned),
        and([eb('owner_id', 'is', null), eb('created_at', '<', lastPooled)]),
        and([eb('owner_id', 'is', null), eb('pool_state', '=', 'waiting'), eb('confirm_sent_at', '<=', lastConfirmed)]),
      ]),
    )
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute()
  const [ids, hashes] = [due.map(({ id }) => id), due.map(({ email_hash }) => email_hash)]
  if (ids.length > 0) await db.deleteFrom('leads').where('id', 'in', ids).execute()
  await deleteMailsTo(db, hashes)
  return due.length
}

async function repeat(database: Database, deleteSome: (db: Transaction) => Promise<number>): Promise<void> {
  while ((await database.write(deleteSome)) === AT_ONCE);
}
