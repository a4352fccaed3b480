import { Email, PersonName } from 'contract/common'
import { CsvError, parse } from 'csv-parse/sync'
import { canonicalKey, isMailable } from '#server/email-key.ts'
import { compileBody } from '#server/http/validation.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'

export const LEAD_FILE_MAX = 1024 * 1024
const LINES_MAX = 5_000

/** The header and one line too many: enough to know that a file has too many lines. */
const RECORDS_MAX = LINES_MAX + 2

const CSV = {
  bom: true,
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  to: RECORDS_MAX,
  trim: true,
} as const

/** A phone column may be there, as in files made earlier; it is not read. */
const COLUMNS = ['name', 'email', 'phone'] as const
type Column = (typeof COLUMNS)[number]

export type ListedPerson = { name: string; email: string }
/** What is wrong with a line; plain, because it's copied between threads. */
export type LineProblem = { fault: 'name' | 'email' } | { fault: 'fields'; found: number; wanted: number }
export type LeadFile = { people: ListedPerson[]; problems: { line: number; problem: LineProblem }[] }

type CsvRow = { record: string[]; info: { lines: number } }

const isName = compileBody<string>(PersonName)
const isEmail = compileBody<string>(Email)

/** @throws Refusal INVALID for anything but UTF-8 text */
export function readAsText(content: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    // UTF-16 without a byte order mark is valid UTF-8, and full of these.
    if (!text.includes('\0')) return text
  } catch {
    // Said below, the same for every other encoding.
  }
  throw invalid(({ leads }) => leads.notUtf8)
}

/**
 * The people of a CSV file, and what is wrong with the lines of the others.
 * @throws Refusal INVALID with a sentence when the file as a whole cannot be taken
 */
export function parseLeadFile(text: string): LeadFile {
  const [header, ...rows] = readRows(text)
  const columns = readHeader(header?.record ?? [])
  if (rows.length > LINES_MAX) throw invalid(({ leads }) => leads.tooManyLines)
  const found: LeadFile = { people: [], problems: [] }
  for (const { record, info } of rows) {
    const person = readPerson(columns, record)
    if ('fault' in person) found.problems.push({ line: info.lines, problem: person })
    else found.people.push(person)
  }
  return found
}

function readRows(text: string): CsvRow[] {
  try {
    return parse(text, CSV) as unknown as CsvRow[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? String(error.lines) : undefined
    throw invalid(({ leads }) => (line === undefined ? leads.openQuote : leads.openQuoteNear({ line })))
  }
}

function readHeader(header: readonly string[]): Column[] {
  const names = header.map((name) => name.toLowerCase())
  const columns = names.filter((name): name is Column => COLUMNS.some((column) => column === name))
  const isComplete = columns.includes('name') && columns.includes('email')
  if (isComplete && columns.length === names.length && new Set(names).size === names.length) return columns
  throw invalid(({ leads }) => leads.header)
}

/** @returns what is wrong with the line where it is not a person */
function readPerson(columns: readonly Column[], record: readonly string[]): ListedPerson | LineProblem {
  if (record.length !== columns.length) {
    return { fault: 'fields', found: record.length, wanted: columns.length }
  }
  const fieldOf = (column: Column) => record[columns.indexOf(column)] ?? ''
  const [name, email] = [fieldOf('name'), fieldOf('email')]
  if (!isName(name)) return { fault: 'name' }
  if (!isEmail(email) || !isMailable(canonicalKey(email))) return { fault: 'email' }
  return { name, email }
}

function invalid(message: Sentence): Refusal {
  return new Refusal('INVALID', { message })
}
