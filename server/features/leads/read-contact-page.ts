import type { Contact } from 'contract/rewards'
import { CONTACTS_PAGE } from 'game/rewards'
import type { Db } from '#server/database/database.ts'
import { Refusal } from '#server/refusal.ts'
import { contactRowsAfter, findContact } from './contact-queries.ts'
import { contactView } from './view.ts'

/**
 * One page of the people who asked to be contacted by this very member, newest first.
 * @param after the id of the last one on the page before
 * @throws Refusal CHANGED_MEANWHILE where that one is no longer there
 */
export async function readContactPage(db: Db, memberId: string, after: string | undefined): Promise<Contact[]> {
  const last = after === undefined ? null : await findContact(db, memberId, after)
  if (last === undefined) throw new Refusal('CHANGED_MEANWHILE')
  return (await contactRowsAfter(db, memberId, last, CONTACTS_PAGE)).map(contactView)
}
