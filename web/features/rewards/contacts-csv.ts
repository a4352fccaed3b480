import type { Contact } from 'contract/rewards'
import { csvOf } from 'game/csv'
import * as messages from 'messages/rewards'
import { localDate } from './local-date.ts'

const HEADER = [
  messages.columnName,
  messages.columnEmail,
  messages.columnPhone,
  messages.columnAskedOn,
  messages.columnAgreedTo,
  messages.columnWhere,
  messages.columnSample,
]

/** People as a CSV table for a spreadsheet, with a header. Those who asked not to be contacted are left out. */
export function contactsCsv(contacts: readonly Contact[]): string {
  return csvOf([HEADER, ...contacts.filter(({ doNotContact }) => !doNotContact).map(cells)])
}

function cells({ name, email, phone, askedAt, consent, consentSource, isSample }: Contact): string[] {
  return [
    name,
    email ?? '',
    phone ?? '',
    localDate(askedAt),
    consent,
    consentSource ?? '',
    isSample ? messages.sample : '',
  ]
}
