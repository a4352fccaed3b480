import { Email, PersonName } from 'contract/common'
import { CsvError, parse } from 'csv-parse/sync'
import { canonicalKey, isMailable } from '#server/email-key.ts'
import { bodyCompiler } from '#server/http/validation.ts'
import { Refusal } from '#server/refusal.ts'

export const LEAD_FILE_MAX = 1024 * 1024
const LINES_MAX = 5_000

/** The heading and one line too many: enough to know that a file has more than it may. */
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
export type LeadFile = { people: ListedPerson[]; problems: { line: number; problem: string }[] }

type CsvRow = { record: string[]; info: { lines: number } }

const compile = bodyCompiler()
const isName = compile(PersonName)
const isEmail = compile(Email)

/** @throws Refusal INVALID, for what is no UTF-8 text */
export function readAsText(content: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    // UTF-16 without its mark is valid UTF-8, and full of these.
    if (!text.includes('\0')) return text
  } catch {
    // Said below, the same for every other encoding.
  }
  throw invalid('We cannot read this file. Please save it as CSV in UTF-8 and try again.')
}

/**
 * The people of a CSV file, and what is wrong with the lines of the others. @throws Refusal INVALID with a sentence when
 * the file as a whole cannot be taken
 */
export function parseLeadFile(text: string): LeadFile {
  const [header, ...rows] = readRows(text)
  const columns = readHeader(header?.record ?? [])
  if (rows.length > LINES_MAX) throw invalid('A file may have at most 5,000 lines. Please split it into smaller ones.')
  const found: LeadFile = { people: [], problems: [] }
  for (const { record, info } of rows) {
    const person = readPerson(columns, record)
    if (typeof person === 'string') found.problems.push({ line: info.lines, problem: person })
    else found.people.push(person)
  }
  return found
}

function readRows(text: string): CsvRow[] {
  try {
    return parse(text, CSV) as unknown as CsvRow[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    throw invalid(`A quotation mark${line} is not closed or is inside a word. Please correct it and try again.`)
  }
}

function readHeader(header: readonly string[]): Column[] {
  const names = header.map((name) => name.toLowerCase())
  const columns = names.filter((name): name is Column => COLUMNS.some((column) => column === name))
  const isComplete = columns.includes('name') && columns.includes('email')
  if (isComplete && columns.length === names.length && new Set(names).size === names.length) return columns
  throw invalid(
    'The first line must name the columns name and email, in any order. A phone column is allowed but not read. No other columns are allowed.',
  )
}

/** @returns what is wrong with the line where it is not a person */
function readPerson(columns: readonly Column[], record: readonly string[]): ListedPerson | string {
  if (record.length !== columns.length) {
    return `It has ${record.length} ${record.length === 1 ? 'field' : 'fields'}, not ${columns.length}.`
  }
  const fieldOf = (column: Column) => record[columns.indexOf(column)] ?? ''
  const [name, email] = [fieldOf('name'), fieldOf('email')]
  if (!isName(name)) return 'The name is missing, too long, or has no letters.'
  if (!isEmail(email) || !isMailable(canonicalKey(email))) return 'The email address is missing or not valid.'
  return { name, email }
}

function invalid(message: string): Refusal {
  return new Refusal('INVALID', { message })
}
