import { CONTACTS_MAX, type Contact, FILE_MAX, nameKey } from './import-contact.ts'
import { CsvReader } from './import-csv.ts'
import { LINE_MAX, VCardReader } from './import-vcard.ts'

/** Bytes that are read and taken apart in one go, so that a cheap phone answers a touch in between. */
const SLICE = 16 * 1024

/** After so many milliseconds of work the page gets its turn. */
const TURN = 8

/** Somebody found in a file; `key` is what names are compared and searched by. */
export type Found = Contact & { readonly key: string }

/** `isCut`: there were more than are read of one file. */
export type Reading = { readonly contacts: readonly Found[]; readonly isCut: boolean }

/** Why nothing could be read. */
export type ReadFault = 'too-large' | 'no-text' | 'no-names'

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly fault: ReadFault

  constructor(fault: ReadFault) {
    super(fault)
    this.fault = fault
  }
}

type Reader = Pick<VCardReader, 'end'> & { push: (text: string) => void }

/**
 * The people in a file of vCards or a table, told apart by what is in it. The file is read in this browser only, a slice
 * at a time.
 * @param onCount told between slices how many were found so far
 * @throws UnreadableFile, and the signal's reason where it is aborted
 */
export async function readContacts(
  file: Blob,
  { onCount, signal }: { onCount?: (count: number) => void; signal?: AbortSignal } = {},
): Promise<Reading> {
  if (file.size > FILE_MAX) throw new UnreadableFile('too-large')
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  const encoding = encodingIn(start)
  try {
    return await readAs(file, encoding, onCount, signal)
  } catch (error) {
    // The decoder's: it isn't UTF-8. Older programs write the code page of western Windows.
    if (!(error instanceof TypeError)) throw error
    return readAs(file, 'windows-1252', onCount, signal)
  }
}

function encodingIn([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

async function readAs(
  file: Blob,
  encoding: string,
  onCount: ((count: number) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<Reading> {
  const contacts: Found[] = []
  const known = new Set<string>()
  const found = ({ name, notes }: Contact) => {
    const both = `${name}\n${notes}`
    if (contacts.length > CONTACTS_MAX || known.has(both)) return
    known.add(both)
    contacts.push({ name, notes, key: nameKey(name) })
  }
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  let reader: Reader | undefined
  let table: CsvReader | undefined
  let turn = performance.now()
  for (let at = 0; at < file.size && contacts.length <= CONTACTS_MAX; at += SLICE) {
    const bytes = await file.slice(at, at + SLICE).arrayBuffer()
    signal?.throwIfAborted()
    const text = decoder.decode(bytes, { stream: at + SLICE < file.size })
    if (reader === undefined) {
      if (text.includes('\0')) throw new UnreadableFile('no-text')
      const isCards = /^\s{0,100}BEGIN:VCARD/i.test(text)
      table = isCards ? undefined : new CsvReader(found)
      reader = table ?? linesOf(new VCardReader(found))
    }
    reader.push(text)
    if (performance.now() - turn < TURN) continue
    onCount?.(contacts.length)
    await new Promise((resolve) => setTimeout(resolve))
    turn = performance.now()
  }
  reader?.end()
  if (table?.hasNames === false) throw new UnreadableFile('no-names')
  return { contacts: contacts.slice(0, CONTACTS_MAX), isCut: contacts.length > CONTACTS_MAX }
}

/** Whole lines, however they end. What is too long is cut while it is read: a picture may be one line of megabytes. */
function linesOf(cards: VCardReader): Reader {
  let line = ''
  const add = (text: string) => {
    if (line.length < LINE_MAX) line += text.slice(0, LINE_MAX - line.length)
  }
  return {
    push(text) {
      const parts = text.split('\n')
      for (const [index, part] of parts.entries()) {
        add(part)
        if (index === parts.length - 1) break
        for (const each of line.split('\r')) if (each !== '') cards.line(each)
        line = ''
      }
    },
    end() {
      for (const each of line.split('\r')) if (each !== '') cards.line(each)
      cards.end()
    },
  }
}
