import { hash } from 'node:crypto'
import type { ContactConfirmed } from 'contract/leads'
import type { Db } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { isSuppressed } from '#server/features/mail/public.ts'
import { Refusal } from '#server/refusal.ts'
import { CONFIRM_WITHIN_MS } from './lead-periods.ts'

const CONFIRMED = {
  message: 'One member of Whistlestop may now contact you by email. We’ll email you that member’s name first.',
  isNew: true,
} as const
const ALREADY = {
  message: 'You’ve already confirmed. There’s nothing more to do.',
  isNew: false,
} as const

/**
 * Brings the person who was mailed this token into the pool. Pressing it again changes nothing and says so.
 * @throws Refusal LINK_NOT_FOUND for a token that was never sent, that is older than seven days, or whose person has
 *   since asked for no contact
 */
export async function confirmContact(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  token: string,
): Promise<ContactConfirmed> {
  const confirmHash = hash('sha256', token)
  // A guess is refused before it makes anybody wait.
  if ((await leadByConfirmation(database.read, confirmHash).executeTakeFirst()) === undefined)
    throw new Refusal('LINK_NOT_FOUND')
  return database.write(async (db) => {
    const lead = await leadByConfirmation(db, confirmHash).modifyEnd(dialectOf(db).lockRows.wait).executeTakeFirst()
    if (lead === undefined || (await isSuppressed(db, lead.email))) throw new Refusal('LINK_NOT_FOUND')
    if (lead.pool_state === 'available' || lead.pool_state === 'taken') return ALREADY
    const confirmed = await db
      .updateTable('leads')
      .set({ pool_state: 'available' })
      .where('confirm_hash', '=', confirmHash)
      .where('pool_state', '=', 'waiting')
      .where('confirm_sent_at', '>', now() - CONFIRM_WITHIN_MS)
      .returning('id')
      .executeTakeFirst()
    if (confirmed === undefined) throw new Refusal('LINK_NOT_FOUND')
    return CONFIRMED
  })
}

function leadByConfirmation(db: Db, confirmHash: string) {
  return db.selectFrom('leads').select(['pool_state', 'email']).where('confirm_hash', '=', confirmHash)
}
