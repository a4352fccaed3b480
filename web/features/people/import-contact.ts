import { PEOPLE_LIMITS } from 'game/people'
import { NAME_MAX } from 'game/validation'

/** Somebody in an address book, as far as the list of people wants to know them. */
export type Contact = { readonly name: string; readonly notes: string }

/** So many are read of one file; nobody chooses among more. */
export const CONTACTS_MAX = 20_000

/** What a browser reads: pictures in vCards make files large. In bytes. */
export const FILE_MAX = 64 * 1024 * 1024

/** Nothing that nobody can see: control characters, and marks that turn the direction of writing. */
const UNSEEN_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
const UNSEEN_IN_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu
const VISIBLE = /[\p{L}\p{N}]/u

/** One visible line within the limits of the list, or undefined where there is no name in it. */
export function contactOf(name: string, notes: string): Contact | undefined {
  const line = cut(oneLine(name), NAME_MAX)
  if (!VISIBLE.test(line)) return undefined
  const text = notes.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(UNSEEN_IN_TEXT, '').trim()
  return { name: line, notes: cut(text, PEOPLE_LIMITS.importedNotes) }
}

/** Without a title such as *Dr.*: the list sorts by how a name begins, and a calendar shows only its first word. */
export function withoutTitle(name: string, title: string): string {
  return title !== '' && name.startsWith(`${title} `) ? name.slice(title.length).trim() : name
}

export function oneLine(text: string): string {
  return text.replace(UNSEEN_IN_LINE, ' ').replaceAll(/ {2,}/g, ' ').trim()
}

/** How two spellings of one name are told to be the same. */
export function nameKey(name: string): string {
  return oneLine(name).normalize('NFKC').toLowerCase()
}

/** Characters outside the basic plane have two units, which stay together. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const last = text.charCodeAt(max - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max).trimEnd()
}
