import type { Db, Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { emailHash } from '#server/features/mail/public.ts'
import { Refusal } from '#server/refusal.ts'
import { tellDelivered } from './lead-mails.ts'
import { oldestDeliverable } from './lead-periods.ts'

type Claim = { member: { id: string; name: string; email: string }; deliveryId: string; count: number }
type Search = { member: { id: string; email: string }; count: number; now: number }

/**
 * Delivers this number of leads from the pool to a member, the oldest first, each to one member only, and emails each
 * the member's name. Never the member's own contacts, nor the member, nor leads that are about to be deleted.
 * @throws Refusal NO_LEADS_LEFT
 */
export async function claimLeads(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  { member, deliveryId, count }: Claim,
): Promise<void> {
  const free = await freeLeads(db, { member, count, now: deps.now() })
    // A second redemption waits until this one ends, and gets the next leads, or these if this one fails.
    .modifyEnd(dialectOf(db).lockRows.wait)
    .execute()
  if (free.length < count) throw new Refusal('NO_LEADS_LEFT')
  const taken = await db
    .updateTable('leads')
    .set({ pool_state: 'taken', taken_by: member.id, delivery_id: deliveryId })
    .where(
      'id',
      'in',
      free.map(({ id }) => id),
    )
    .where('pool_state', '=', 'available')
    .returning(['id', 'email', 'email_hash', 'source', 'language', 'consent_text', 'consent_source'])
    .execute()
  if (taken.length < count) throw new Refusal('NO_LEADS_LEFT')
  await tellDelivered(db, deps, taken, member)
}

/** Whether a redemption would find that many now. Another member may be faster. */
export async function hasFreeLeads(db: Db, search: Search): Promise<boolean> {
  return (await freeLeads(db, search).execute()).length >= search.count
}

function freeLeads(db: Db, { member, count, now }: Search) {
  return db
    .selectFrom('leads')
    .select('id')
    .where('pool_state', '=', 'available')
    .where('created_at', '>=', oldestDeliverable(now))
    .where('do_not_contact_at', 'is', null)
    .where('email_hash', '!=', emailHash(member.email))
    .where(({ eb, selectFrom }) =>
      eb(
        'email_hash',
        'not in',
        selectFrom('leads as own').select('own.email_hash').where('own.owner_id', '=', member.id),
      ),
    )
    .where(({ eb, selectFrom }) => eb('email_hash', 'not in', selectFrom('suppressions').select('email_hash')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
}
