import { hash } from 'node:crypto'
import type { ContactChoice } from 'contract/leads'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { suppress } from '#server/features/mail/public.ts'
import { Refusal } from '#server/refusal.ts'
import { deleteMailsTo } from './delete-mails.ts'
import { tellWithdrawn } from './lead-mails.ts'
import {
  deleteLeads,
  emailHashOfLink,
  holdersOf,
  type LeadRow,
  lockAddresses,
  lockLeadsWithHash,
  stopLeads,
} from './queries.ts'

const STOPPED = 'Done. Nobody at Whistlestop will contact you any more. We’ve told the members who had your details.'
const ERASED =
  'Your details are erased. We keep only a code made from your address, so that we don’t write to it again.'

/**
 * What somebody decides by the link in a mail, for everything that is stored under their address. Whoever has their
 * details is told. Stopping twice is as good as once. @throws Refusal LINK_NOT_FOUND, also once they are erased
 */
export function chooseContact(deps: Dependencies, token: string, choice: ContactChoice['choice']): Promise<string> {
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
    return choice === 'stop' ? STOPPED : ERASED
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
