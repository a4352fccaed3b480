import type { Contact } from 'contract/rewards'
import * as messages from 'messages/rewards'

const HEADER = [
  messages.columnName,
  messages.columnEmail,
  messages.columnPhone,
  messages.columnAskedOn,
  messages.columnAgreedTo,
  messages.columnWhere,
  messages.columnSample,
]

/** What a spreadsheet would take for a formula, full-width forms included. */
const FORMULA = /^[\s=+\-@＝＋－＠]/u

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * People as a table for a spreadsheet. What strangers typed is never run as a formula: such a cell begins with an
 * apostrophe. Who asked not to be contacted is left out.
 * @returns CSV (RFC 4180) with a header
 */
export function contactsCsv(contacts: readonly Contact[]): string {
  const rows = contacts.filter(({ doNotContact }) => !doNotContact).map(cells)
  return `${BYTE_ORDER_MARK}${[HEADER, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cells({ name, email, phone, askedAt, consent, consentSource, isSample }: Contact): string[] {
  return [
    name,
    email ?? '',
    phone ?? '',
    askedAt.slice(0, 10),
    consent,
    consentSource ?? '',
    isSample ? messages.sample : '',
  ]
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
