import { hash } from 'node:crypto'
import type { Db } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { isSuppressed } from '#server/features/mail/public.ts'
import { Refusal } from '#server/refusal.ts'
import { CONFIRM_WITHIN_MS } from './lead-periods.ts'

/**
 * Brings the person who was mailed this token into the pool. Pressing it again changes nothing.
 * @throws Refusal LINK_NOT_FOUND for a token that was never sent, that is older than seven days, or whose person has
 *   since asked for no contact
 */
export async function confirmContact(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  token: string,
): Promise<{ isNew: boolean }> {
  const confirmHash = hash('sha256', token)
  // A guessed token is refused before it takes a lock.
  if ((await leadByConfirmation(database.read, confirmHash).executeTakeFirst()) === undefined)
    throw new Refusal('LINK_NOT_FOUND')
  return database.write(async (db) => {
    const lead = await leadByConfirmation(db, confirmHash).modifyEnd(dialectOf(db).lockRows.wait).executeTakeFirst()
    if (lead === undefined || (await isSuppressed(db, lead.email))) throw new Refusal('LINK_NOT_FOUND')
    if (lead.pool_state === 'available' || lead.pool_state === 'taken') return { isNew: false }
    const confirmed = await db
      .updateTable('leads')
      .set({ pool_state: 'available' })
      .where('confirm_hash', '=', confirmHash)
      .where('pool_state', '=', 'waiting')
      .where('confirm_sent_at', '>', now() - CONFIRM_WITHIN_MS)
      .returning('id')
      .executeTakeFirst()
    if (confirmed === undefined) throw new Refusal('LINK_NOT_FOUND')
    return { isNew: true }
  })
}

function leadByConfirmation(db: Db, confirmHash: string) {
  return db.selectFrom('leads').select(['pool_state', 'email']).where('confirm_hash', '=', confirmHash)
}
