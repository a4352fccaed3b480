import type { Contact } from 'contract/rewards'
import type { Selectable } from 'kysely'
import type { LeadTables } from '#server/database/tables/leads.ts'

type Columns = 'id' | 'name' | 'email' | 'phone' | 'source' | 'consent_text' | 'consent_source'
type ContactRow = Pick<Selectable<LeadTables['leads']>, Columns | 'do_not_contact_at' | 'created_at'> & {
  suppressed: string | null
}

export function contactView(row: ContactRow): Contact {
  const doNotContact = row.do_not_contact_at !== null || row.suppressed !== null
  return {
    id: row.id,
    name: row.name,
    email: doNotContact ? null : row.email,
    phone: doNotContact ? null : row.phone,
    consent: row.consent_text,
    consentSource: row.consent_source,
    isSample: row.source === 'sample',
    doNotContact,
    askedAt: new Date(row.created_at).toISOString(),
  }
}
