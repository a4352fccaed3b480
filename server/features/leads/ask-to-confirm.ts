import { hash } from 'node:crypto'
import type { Transaction } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type ConfirmableLead, mailConfirmation } from './lead-mails.ts'

/** How many are mailed in one transaction: few enough not to delay other writes. */
const AT_ONCE = 50

/**
 * Mails a waiting lead the link that brings them into the pool. Of several attempts at once, one mails.
 * @param lead.ownerName the member who has them as a contact already; null where there is none
 */
export async function askToConfirm(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  lead: ConfirmableLead,
): Promise<void> {
  const token = deps.randomBytes(32).toString('base64url')
  const marked = await db
    .updateTable('leads')
    .set({ confirm_hash: hash('sha256', token), confirm_sent_at: deps.now() })
    .where('id', '=', lead.id)
    .where('pool_state', '=', 'waiting')
    .where('confirm_hash', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (marked !== undefined) await mailConfirmation(db, deps, lead, token)
}

/** Asks all people who wait without having been asked: those who were in the pool before confirmation was required. */
export async function askWaitingLeads(deps: Dependencies): Promise<void> {
  const askSome = () =>
    deps.database.write(async (db) => {
      const waiting = await unaskedLeads(db)
      for (const lead of waiting) await askToConfirm(db, deps, lead)
      return waiting.length
    })
  while ((await askSome()) === AT_ONCE);
}

function unaskedLeads(db: Transaction): Promise<ConfirmableLead[]> {
  return db
    .selectFrom('leads')
    .select(['id', 'email', 'email_hash', 'source', 'language', 'consent_text', 'consent_source'])
    .select(({ selectFrom }) =>
      selectFrom('members').select('name').whereRef('members.id', '=', 'leads.owner_id').as('ownerName'),
    )
    .where('pool_state', '=', 'waiting')
    .where('confirm_hash', 'is', null)
    .where(({ eb, selectFrom }) => eb('email_hash', 'not in', selectFrom('suppressions').select('email_hash')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .modifyEnd(dialectOf(db).lockRows.wait)
    .execute()
}
