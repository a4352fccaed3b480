import type { LessonCard } from 'contract/lessons'
import * as messages from 'messages/lesson-form'
import { CARD_FORMS, type Cell, type Rows } from './card-fields.ts'
import type { CardKind } from './card-props.ts'
import { FORMAT_NAMES } from './formats.ts'
import { asTyped, numberFrom } from './work-results.ts'

/** What is typed into cells, by their names. */
export type Typed = Readonly<Record<string, string>>

/** A card as it's typed. */
export type CardDraft = {
  /** Stays with the card when it's moved. */
  readonly key: number
  readonly kind: CardKind
  readonly values: Typed
  readonly rows: Readonly<Record<string, readonly Typed[]>>
}

type Fields = Record<string, unknown>

/** An empty card of a format, with as many rows as it needs. */
export function emptyCard(kind: CardKind, key: number): CardDraft {
  return {
    key,
    kind,
    values: {},
    rows: Object.fromEntries(formOf(kind).rows.map((rows) => [rows.name, emptyRows(rows)])),
  }
}

function emptyRows({ least, cells }: Rows): Typed[] {
  return Array.from({ length: least }, () => emptyRow(cells))
}

export function emptyRow(cells: readonly Cell[]): Typed {
  return Object.fromEntries(
    cells.map(({ name, type }) => [name, type === 'box' ? '0' : type === 'operation' ? 'add' : '']),
  )
}

function formOf(kind: CardKind) {
  const { cells, rows, last } = CARD_FORMS[kind]
  return { cells: [...cells, ...last], rows }
}

export function draftOf(card: LessonCard, key: number): CardDraft {
  const fields: Fields = card
  const { cells, rows } = formOf(card.kind)
  return {
    key,
    kind: card.kind,
    values: typedFrom(fields, cells),
    rows: Object.fromEntries(rows.map((list) => [list.name, rowsFrom(fields[list.name], list)])),
  }
}

function rowsFrom(list: unknown, { cells }: Rows): Typed[] {
  if (!Array.isArray(list)) return []
  return list.map((each: unknown) => (typeof each === 'string' ? { '': each } : typedFrom(each as Fields, cells)))
}

function typedFrom(fields: Fields, cells: readonly Cell[]): Typed {
  return Object.fromEntries(
    cells.map(({ name }) => {
      const value = fields[name]
      return [name, Array.isArray(value) ? value.join(', ') : typedValue(value)]
    }),
  )
}

function typedValue(value: unknown): string {
  if (typeof value === 'number') return asTyped(value)
  return value === true ? 'yes' : String(value ?? '')
}

/** The card as it's sent. `cardProblem` reports what is missing or wrong in it. */
export function cardOf({ kind, values, rows }: CardDraft): LessonCard {
  const form = formOf(kind)
  const lists = form.rows.map(({ name, cells }) => {
    const isTexts = cells[0]?.name === ''
    return [name, (rows[name] ?? []).map((row) => (isTexts ? (row[''] ?? '').trim() : fieldsOf(row, cells)))]
  })
  return { kind, ...fieldsOf(values, form.cells), ...Object.fromEntries(lists) } as LessonCard
}

function fieldsOf(typed: Typed, cells: readonly Cell[]): Fields {
  return Object.fromEntries(
    cells.flatMap((cell) => {
      const value = sentValue(cell, (typed[cell.name] ?? '').trim())
      return value === undefined ? [] : [[cell.name, value]]
    }),
  )
}

function sentValue({ type, optional }: Cell, text: string): unknown {
  if (type === 'number') return numberFrom(text)
  if (type === 'box') return Number(text)
  if (type === 'mark') return text === 'yes' ? true : undefined
  if (type === 'names') {
    const names = text.split(',').map((name) => name.trim())
    return names.filter((name) => name !== '')
  }
  return optional && text === '' ? undefined : text
}

/** @returns what is still to be filled in on a card, or null */
export function cardProblem(draft: CardDraft, number: number): string | null {
  const form = formOf(draft.kind)
  const card = { number, format: FORMAT_NAMES[draft.kind] }
  const cell = form.cells.find((each) => isMissing(each, draft.values))
  if (cell) return messages.cardMisses({ ...card, field: cell.label })
  for (const { name: list, row: kind, cells } of form.rows) {
    for (const [index, row] of (draft.rows[list] ?? []).entries()) {
      const missing = cells.find((each) => isMissing(each, row))
      if (missing) return messages.cardRowMisses({ ...card, field: missing.label, row: kind, place: index + 1 })
    }
  }
  return null
}

function isMissing({ name, type, optional }: Cell, typed: Typed): boolean {
  const text = (typed[name] ?? '').trim()
  if (type === 'number' && text !== '') return numberFrom(text) === undefined
  return type !== 'mark' && optional !== true && text === ''
}

/** @returns the drafts in a form's text, which may be of another version of the site */
export function parseCards(text: string): CardDraft[] {
  try {
    const cards: unknown = JSON.parse(text)
    return Array.isArray(cards) ? (cards as CardDraft[]).filter(({ kind }) => CARD_FORMS[kind] !== undefined) : []
  } catch {
    return []
  }
}
