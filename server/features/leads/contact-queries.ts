import type { Contact } from 'contract/rewards'
import type { Db } from '#server/database/database.ts'
import type { LeadRow } from './queries.ts'
import { contactView } from './view.ts'

const COLUMNS = [
  'leads.id',
  'leads.name',
  'leads.email',
  'leads.phone',
  'leads.source',
  'leads.consent_text',
  'leads.consent_source',
  'leads.delivery_id',
  'leads.do_not_contact_at',
  'leads.created_at',
  'suppressions.reason as suppressed',
] as const

/** A lead and, where their address is suppressed, why: a person who wants no mail from us wants none from a member. */
function leadRows(db: Db) {
  return db
    .selectFrom('leads')
    .leftJoin('suppressions', 'suppressions.email_hash', 'leads.email_hash')
    .select(COLUMNS)
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id', 'desc')
}

/** Who asked to be contacted by this very member, newest first. */
export async function contactsOf(db: Db, memberId: string): Promise<Contact[]> {
  return (await contactRows(db, memberId).execute()).map(contactView)
}

/** @param after null for the newest */
export function contactRowsAfter(
  db: Db,
  memberId: string,
  after: Pick<LeadRow, 'id' | 'created_at'> | null,
  atMost: number,
) {
  const rows = contactRows(db, memberId).limit(atMost)
  if (after === null) return rows.execute()
  return rows
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('leads.created_at', 'leads.id'), '<', tuple(after.created_at, after.id)),
    )
    .execute()
}

function contactRows(db: Db, memberId: string) {
  return leadRows(db).where('leads.owner_id', '=', memberId)
}

/** The leads of these deliveries as they stand now, without phone numbers; people who were erased are not among them. */
export async function leadsOfDeliveries(db: Db, deliveryIds: readonly string[]): Promise<Map<string, Contact[]>> {
  if (deliveryIds.length === 0) return new Map()
  const rows = await leadRows(db).where('leads.delivery_id', 'in', deliveryIds).execute()
  const groups = Map.groupBy(rows, (row) => row.delivery_id ?? '')
  // Details given to one member are not for another.
  const withoutPhone = (row: (typeof rows)[number]) => contactView({ ...row, phone: null })
  return new Map([...groups].map(([id, group]) => [id, group.map(withoutPhone)]))
}
