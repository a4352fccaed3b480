import { type Contact, contactOf, oneLine, withoutTitle } from './import-contact.ts'

/** Longer cells are cut, and a quote that isn't closed within so many characters is a sign like any other. */
const CELL_MAX = 16_384
const CELLS_MAX = 500

/** After so many quotes that were never closed, all of them are signs like any others. */
const LONE_QUOTES_MAX = 50

type Role = 'full' | 'prefix' | 'given' | 'additional' | 'family' | 'suffix' | 'notes' | 'company' | 'email'

/** Headers of Google, Outlook, Apple and Thunderbird, in the languages in which they are exported most. */
const HEADERS: Readonly<Record<Role, readonly string[]>> = {
  full: [
    'name',
    'full name',
    'display name',
    'contact',
    'contact name',
    'anzeigename',
    'nom complet',
    'nombre completo',
  ],
  prefix: ['name prefix', 'prefix', 'title', 'anrede', 'titel'],
  given: ['given name', 'first name', 'firstname', 'first', 'vorname', 'prénom', 'nombre', 'nome', 'voornaam'],
  additional: ['additional name', 'middle name', 'middle', 'weitere vornamen', 'zweiter vorname', 'deuxième prénom'],
  family: [
    'family name',
    'last name',
    'lastname',
    'last',
    'surname',
    'nachname',
    'nom',
    'apellidos',
    'apellido',
    'cognome',
    'achternaam',
  ],
  suffix: ['name suffix', 'suffix'],
  notes: ['notes', 'note', 'comments', 'notizen', 'notiz', 'notas', 'remarques', 'opmerkingen'],
  company: ['company', 'organization', 'organization name', 'organization 1 - name', 'firma', 'société', 'empresa'],
  email: ['e-mail', 'email', 'e-mail address', 'email address', 'e-mail 1 - value', 'e-mail-adresse', 'primary email'],
}

const ROLES = new Map(
  Object.entries(HEADERS).flatMap(([role, names]) => names.map((name) => [name, role as Role] as const)),
)

/**
 * Reads a table of contacts, piece by piece. The separator is the one that the first line has most of.
 */
export class CsvReader {
  readonly #found: (contact: Contact) => void
  #columns: Map<Role, number> | undefined
  #separator: string | undefined
  /** The beginning, until its first line is whole. */
  #head = ''
  #cells: string[] = []
  #cell = ''
  #isInQuotes = false
  /** A quote was read within quotes: it ends the cell, unless another one follows. */
  #isAfterQuote = false
  #isAfterReturn = false
  #loneQuotes = 0

  constructor(found: (contact: Contact) => void) {
    this.#found = found
  }

  /** Whether a column was found that holds names. Undefined until the first row was read. */
  get hasNames(): boolean | undefined {
    return this.#columns && [...this.#columns.keys()].some((role) => role !== 'notes')
  }

  push(text: string): void {
    if (this.#separator !== undefined) {
      this.#read(text)
      return
    }
    this.#head += text
    const end = this.#head.search(/[\r\n]/)
    if (end === -1 && this.#head.length < CELL_MAX) return
    this.#begin(end)
  }

  end(): void {
    if (this.#separator === undefined) this.#begin(-1)
    // A quote that is still open was none.
    while (this.#isInQuotes && !this.#isAfterQuote) this.#takeLiterally()
    if (this.#cell !== '' || this.#cells.length > 0) this.#finishRow()
  }

  #begin(end: number): void {
    const first = end === -1 ? this.#head : this.#head.slice(0, end)
    const named = /^sep=(.)$/i.exec(first)?.[1]
    this.#separator = named ?? separatorIn(first)
    const rest = named === undefined ? this.#head : this.#head.slice(end === -1 ? this.#head.length : end + 1)
    this.#head = ''
    this.#read(rest.replace(/^[\r\n]+/, ''))
  }

  #read(text: string): void {
    for (const sign of text) {
      const isReturned = this.#isAfterReturn
      this.#isAfterReturn = false
      if (this.#isInQuotes) this.#quoted(sign)
      else if (sign === '"' && this.#cell === '' && this.#loneQuotes < LONE_QUOTES_MAX) this.#isInQuotes = true
      else this.#plain(sign, isReturned)
    }
  }

  #quoted(sign: string): void {
    if (this.#isAfterQuote) {
      this.#isAfterQuote = false
      if (sign === '"') {
        this.#cell += '"'
        return
      }
      this.#isInQuotes = false
      this.#plain(sign, false)
      return
    }
    if (sign === '"') this.#isAfterQuote = true
    else if (this.#cell.length < CELL_MAX) this.#cell += sign
    else {
      this.#takeLiterally()
      this.#read(sign)
    }
  }

  /** The quote that the cell began with was none: what follows it is read again. Doubled quotes have become single ones. */
  #takeLiterally(): void {
    const text = this.#cell
    this.#loneQuotes += 1
    this.#isInQuotes = false
    this.#isAfterQuote = false
    this.#cell = '"'
    this.#read(text)
  }

  #plain(sign: string, isReturned: boolean): void {
    if (sign === this.#separator) this.#finishCell()
    else if (sign === '\r' || sign === '\n') {
      this.#isAfterReturn = sign === '\r'
      if (!(isReturned && sign === '\n')) this.#finishRow()
    } else if (this.#cell.length < CELL_MAX) this.#cell += sign
  }

  #finishCell(): void {
    if (this.#cells.length < CELLS_MAX) this.#cells.push(this.#cell)
    this.#cell = ''
    this.#isInQuotes = false
    this.#isAfterQuote = false
  }

  #finishRow(): void {
    this.#finishCell()
    const cells = this.#cells
    this.#cells = []
    if (cells.every((cell) => cell.trim() === '')) return
    if (this.#columns === undefined) {
      this.#columns = columnsIn(cells)
      // One column without a heading is a list of names.
      if (this.#columns.size > 0 || cells.length > 1) return
      this.#columns.set('full', 0)
    }
    const contact = contactIn(cells, this.#columns)
    if (contact !== undefined) this.#found(contact)
  }
}

function columnsIn(cells: readonly string[]): Map<Role, number> {
  const columns = new Map<Role, number>()
  for (const [index, cell] of cells.entries()) {
    const role = ROLES.get(oneLine(cell).replaceAll('"', '').trim().toLowerCase())
    if (role !== undefined && !columns.has(role)) columns.set(role, index)
  }
  return columns
}

function contactIn(cells: readonly string[], columns: ReadonlyMap<Role, number>): Contact | undefined {
  const text = (role: Role) => cells[columns.get(role) ?? -1]?.trim() ?? ''
  // A suffix alone names nobody.
  const own = [text('given'), text('additional'), text('family')].filter(Boolean)
  const parts = own.length > 0 ? [...own, text('suffix')].filter(Boolean).join(' ') : ''
  const name = [withoutTitle(text('full'), text('prefix')), parts, text('company'), text('email')].find(Boolean)
  return name === undefined ? undefined : contactOf(name, text('notes'))
}

function separatorIn(line: string): string {
  const count = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === ',' || sign === ';' || sign === '\t')) count[sign] += 1
  }
  if (count['\t'] > count[','] && count['\t'] >= count[';']) return '\t'
  return count[';'] > count[','] ? ';' : ','
}
