import type { Contact } from 'contract/rewards'
import { CONTACTS_PAGE } from 'game/rewards'
import type { Db } from '#server/database/database.ts'
import { Refusal } from '#server/refusal.ts'
import { contactRowsAfter } from './contact-queries.ts'
import { contactView } from './view.ts'

/**
 * One page of the people who asked to be contacted by this very member, newest first.
 * @param after the last one on the page before, who may be gone since: when they asked, and their id
 * @throws Refusal INVALID for a value of another form
 */
export async function readContactPage(db: Db, memberId: string, after: string | undefined): Promise<Contact[]> {
  const last = after === undefined ? null : readCursor(after)
  return (await contactRowsAfter(db, memberId, last, CONTACTS_PAGE)).map(contactView)
}

function readCursor(text: string) {
  const [, at, id] = /^(\d{1,15})~([\w-]{1,64})$/.exec(text) ?? []
  if (at === undefined || id === undefined) throw new Refusal('INVALID')
  return { created_at: Number(at), id }
}
