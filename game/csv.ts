/** What a spreadsheet would read as a formula, full-width forms included. */
const FORMULA = /^[\s=+\-@＝＋－＠]/u

/** So that spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A table for a spreadsheet. What people typed is never run as a formula: such a cell begins with an apostrophe.
 * @returns CSV (RFC 4180)
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
