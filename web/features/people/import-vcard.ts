import { type Contact, contactOf, withoutTitle } from './import-contact.ts'

/** Longer lines and properties are cut: what we read of them is short, and pictures are skipped anyway. */
export const LINE_MAX = 16_384

/** What a property may say beside its value. */
type Property = { name: string; isQuoted: boolean; charset: string | undefined; value: string }

type Card = { names: Map<string, string>; title: string; notes: string; isGroup: boolean; version: string }

/** In this order: what a person is called, else who they are called by others, else where they belong. */
const NAME_PROPERTIES = ['FN', 'N', 'NICKNAME', 'ORG', 'EMAIL'] as const

/** Large, and of no use here. */
const SKIPPED = ['PHOTO', 'LOGO', 'SOUND', 'KEY']

/**
 * Reads vCards of the versions 2.1, 3.0 and 4.0, line by line. What it can't read it leaves out; it never fails. Cards
 * within cards belong to their card and are nobody by themselves.
 */
export class VCardReader {
  readonly #found: (contact: Contact) => void
  #card: Card | undefined
  #depth = 0
  #pending: string | undefined
  /** The pending property is a picture or the like, whose lines are dropped. */
  #isSkipping = false

  constructor(found: (contact: Contact) => void) {
    this.#found = found
  }

  line(line: string): void {
    if (this.#continues(line)) return
    this.#finishProperty()
    this.#isSkipping = SKIPPED.includes(nameIn(line))
    this.#pending = this.#isSkipping ? undefined : line
  }

  end(): void {
    this.#finishProperty()
    this.#finishCard()
  }

  /** Whether a line belongs to the property before it. */
  #continues(line: string): boolean {
    const pending = this.#pending
    // Some programs end a last line as if another one followed.
    if (pending?.endsWith('=') && !/^END:VCARD\s*$/i.test(line) && isQuotedPrintable(pending)) {
      this.#pending = cut(pending.slice(0, -1) + line)
      return true
    }
    if (!line.startsWith(' ') && !line.startsWith('\t')) return false
    // Version 2.1 breaks a line where there was a blank, later ones put a blank in.
    const text = this.#card?.version === '2.1' ? line : line.slice(1)
    // What is full stays as it is: copying it for every line takes seconds.
    if (pending !== undefined && pending.length < LINE_MAX) this.#pending = cut(pending + text)
    return pending !== undefined || this.#isSkipping
  }

  #finishProperty(): void {
    const line = this.#pending
    this.#pending = undefined
    const property = line === undefined ? undefined : propertyIn(line)
    if (property === undefined) return
    const { name } = property
    const isOfCard = property.value.trim().toUpperCase() === 'VCARD'
    if (name === 'BEGIN' && isOfCard) this.#begin()
    else if (name === 'END' && isOfCard) this.#end()
    else if (this.#card !== undefined && this.#depth === 1) take(this.#card, property)
  }

  #begin(): void {
    this.#depth += 1
    if (this.#depth === 1) this.#card = { names: new Map(), title: '', notes: '', isGroup: false, version: '' }
  }

  #end(): void {
    if (this.#depth === 0) return
    this.#depth -= 1
    if (this.#depth === 0) this.#finishCard()
  }

  #finishCard(): void {
    const card = this.#card
    this.#card = undefined
    this.#depth = 0
    if (card === undefined || card.isGroup) return
    const name = NAME_PROPERTIES.map((property) => card.names.get(property)?.trim()).find(Boolean)
    const contact = name === undefined ? undefined : contactOf(withoutTitle(name, card.title), card.notes)
    if (contact !== undefined) this.#found(contact)
  }
}

function take(card: Card, property: Property): void {
  const { name } = property
  const text = () => decoded(property)
  if (name === 'VERSION') card.version = property.value.trim()
  else if (name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND') {
    card.isGroup = property.value.trim().toLowerCase() === 'group'
  } else if (name === 'N' && !card.names.has(name)) takeParts(card, partsOf(text()))
  else if (name === 'ORG' && !card.names.has(name)) card.names.set(name, partsOf(text())[0] ?? '')
  else if (NAME_PROPERTIES.some((each) => each === name) && !card.names.has(name)) {
    card.names.set(name, unescaped(text()))
  } else if (name === 'NOTE')
    card.notes = cut(card.notes === '' ? unescaped(text()) : `${card.notes}\n${unescaped(text())}`)
}

/** Family, given, additional names, prefixes, suffixes. */
function takeParts(card: Card, parts: string[]): void {
  const [family, given, additional, title = '', suffix] = parts.map((part) => part.trim())
  card.title = title
  card.names.set('N', [given, additional, family, suffix].filter(Boolean).join(' '))
}

/** What stands before the first `:` or `;`, without the group before a dot. */
function nameIn(line: string): string {
  const end = line.search(/[:;]/)
  const head = end === -1 ? '' : line.slice(0, Math.min(end, 100))
  return head
    .slice(head.lastIndexOf('.') + 1)
    .trim()
    .toUpperCase()
}

/** Undefined for a line that is no property. */
function propertyIn(line: string): Property | undefined {
  const colon = valueStart(line)
  if (colon === -1) return undefined
  const parameters = line.slice(0, colon).toUpperCase().split(';').slice(1)
  return {
    name: nameIn(line),
    isQuoted: isQuotedPrintable(line),
    charset: parameters
      .find((each) => each.startsWith('CHARSET='))
      ?.slice('CHARSET='.length)
      .replaceAll('"', ''),
    value: line.slice(colon + 1),
  }
}

/** The colon before the value: one between quotes belongs to a parameter. */
function valueStart(line: string): number {
  let isQuoted = false
  for (let index = 0; index < line.length; index++) {
    const sign = line[index]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === ':' && !isQuoted) return index
  }
  // A quote that nobody closed.
  return isQuoted ? line.indexOf(':') : -1
}

function isQuotedPrintable(line: string): boolean {
  const colon = line.indexOf(':')
  return colon !== -1 && /[;=]QUOTED-PRINTABLE(?:;|$)/i.test(line.slice(0, Math.min(colon, 1_000)))
}

function decoded({ value, isQuoted, charset }: Property): string {
  if (!isQuoted) return value
  const bytes: number[] = []
  const encoder = new TextEncoder()
  for (let index = 0; index < value.length; index++) {
    const hex = value[index] === '=' ? value.slice(index + 1, index + 3) : ''
    // A line's end that was none.
    if (value[index] === '=' && hex === '') break
    if (/^[\dA-F]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16))
      index += 2
    } else {
      const sign = String.fromCodePoint(value.codePointAt(index) ?? 0)
      bytes.push(...encoder.encode(sign))
      index += sign.length - 1
    }
  }
  return decoderFor(charset).decode(new Uint8Array(bytes))
}

function decoderFor(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}

/** The parts of a structured value: a `;` behind a backslash separates nothing. */
function partsOf(value: string): string[] {
  const parts = ['']
  for (let index = 0; index < value.length; index++) {
    const sign = value[index] ?? ''
    if (sign === ';') parts.push('')
    else if (sign === '\\') {
      index += 1
      parts[parts.length - 1] += escaped(value[index])
    } else parts[parts.length - 1] += sign
  }
  // Several given names are written with commas.
  return parts.map((part) => part.replaceAll(',', ' '))
}

function unescaped(value: string): string {
  return value.replaceAll(/\\([\s\S])/g, (_, sign: string) => escaped(sign))
}

function escaped(sign: string | undefined): string {
  return sign === 'n' || sign === 'N' ? '\n' : (sign ?? '')
}

function cut(text: string): string {
  return text.length > LINE_MAX ? text.slice(0, LINE_MAX) : text
}
