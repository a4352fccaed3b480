import { hash } from 'node:crypto'
import type { ContactChoice } from 'contract/leads'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { suppress } from '#server/features/mail/public.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { tellWithdrawn } from './lead-mails.ts'
import {
  deleteLeads,
  deleteMailsTo,
  emailHashOfLink,
  holdersOf,
  type LeadRow,
  lockAddresses,
  lockLeadsWithHash,
  stopLeads,
} from './queries.ts'

/**
 * Applies what a lead decides by the link in an email to everything that is stored under their address. Members who
 * have their details are told. Stopping again has no effect.
 * @throws Refusal LINK_NOT_FOUND, also once they are erased
 */
export function chooseContact(deps: Dependencies, token: string, choice: ContactChoice['choice']): Promise<Sentence> {
  return deps.database.write(async (db) => {
    const emailHash = await emailHashOfLink(db, hash('sha256', token))
    if (emailHash === undefined) throw new Refusal('LINK_NOT_FOUND')
    await lockAddresses(db, [emailHash])
    const leads = await lockLeadsWithHash(db, emailHash)
    if (leads.length === 0) throw new Refusal('LINK_NOT_FOUND')
    if (choice === 'stop') {
      await stopLeads(db, emailHash, deps.now())
      await suppress(db, emailHash, 'do-not-contact', deps.now())
    } else {
      await deleteLeads(db, emailHash)
      await deleteMailsTo(db, [emailHash])
      await suppress(db, emailHash, 'erased', deps.now())
    }
    await tellHolders(db, deps, leads)
    return ({ leads }) => (choice === 'stop' ? leads.stopped : leads.erased)
  })
}

/** Each once, and not those who were told when the person stopped before. */
async function tellHolders(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  leads: readonly LeadRow[],
): Promise<void> {
  const news = leads.filter(({ do_not_contact_at }) => do_not_contact_at === null)
  for (const holder of await holdersOf(db, news)) {
    const lead = news.find(({ owner_id, taken_by }) => owner_id === holder.id || taken_by === holder.id)
    if (lead !== undefined) await tellWithdrawn(db, deps, holder, lead.name)
  }
}
