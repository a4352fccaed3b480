import { WORK_OPERATIONS } from 'game/lessons'
import type { CardKind } from './card-props.ts'

/** What stands in one field of a card's form, and what becomes of it. */
export type CellType = 'line' | 'prose' | 'number' | 'box' | 'mark' | 'names' | 'operation'

export type Cell = { name: string; label: string; type: CellType; optional?: true; hint?: string }

/** A list within a card. One whose only cell has no name is a list of texts. */
export type Rows = { name: string; label: string; one: string; least: number; most: number; cells: readonly Cell[] }

export type CardForm = { cells: readonly Cell[]; rows: readonly Rows[]; last: readonly Cell[] }

const ASK: Cell = { name: 'ask', label: 'Question or task', type: 'prose' }
const BECAUSE: Cell = { name: 'because', label: 'Because', type: 'prose', hint: 'Shown with the answer.' }
const REVEAL: Cell = { name: 'reveal', label: 'Shown afterwards', type: 'prose' }
const TEXT: Cell = { name: 'text', label: 'Text', type: 'line' }
const UNIT: Cell = { name: 'unit', label: 'Unit', type: 'line', optional: true }
const ID: Cell = {
  name: 'id',
  label: 'Name in the sums',
  type: 'line',
  hint: 'Small letters, digits and hyphens, such as price',
}
const ITEM_BECAUSE: Cell = { name: 'because', label: 'Because', type: 'line', optional: true }

const listOf = (name: string, label: string, one: string, least: number, most: number): Rows => ({
  name,
  label,
  one,
  least,
  most,
  cells: [{ name: '', label: one, type: 'line' }],
})

/** The form of each format. */
export const CARD_FORMS: Record<CardKind, CardForm> = {
  read: {
    cells: [{ name: 'text', label: 'Text', type: 'prose', hint: 'Markdown, at most 45 words.' }],
    rows: [],
    last: [],
  },
  estimate: {
    cells: [
      ASK,
      { name: 'unit', label: 'Unit', type: 'line' },
      { name: 'answer', label: 'Known number', type: 'number', optional: true },
    ],
    rows: [],
    last: [REVEAL],
  },
  sort: {
    cells: [ASK],
    rows: [
      listOf('boxes', 'Boxes', 'Box', 2, 4),
      {
        name: 'items',
        label: 'Items',
        one: 'Item',
        least: 2,
        most: 12,
        cells: [TEXT, { name: 'box', label: 'Belongs to', type: 'box' }, ITEM_BECAUSE],
      },
    ],
    last: [{ ...BECAUSE, optional: true }],
  },
  order: {
    cells: [ASK],
    rows: [listOf('items', 'Items in the right order', 'Item', 3, 7)],
    last: [BECAUSE],
  },
  spot: {
    cells: [ASK],
    rows: [
      {
        name: 'parts',
        label: 'Parts of the text',
        one: 'Part',
        least: 2,
        most: 10,
        cells: [TEXT, { name: 'mark', label: 'Worth asking about', type: 'mark' }, ITEM_BECAUSE],
      },
    ],
    last: [BECAUSE, { name: 'source', label: 'Source', type: 'line', optional: true }],
  },
  work: {
    cells: [ASK],
    rows: [
      {
        name: 'fields',
        label: 'Numbers to fill in',
        one: 'Number',
        least: 1,
        most: 8,
        cells: [
          ID,
          { name: 'label', label: 'Label', type: 'line' },
          UNIT,
          { name: 'example', label: 'Example', type: 'number' },
        ],
      },
      {
        name: 'results',
        label: 'Results',
        one: 'Result',
        least: 1,
        most: 6,
        cells: [
          ID,
          { name: 'label', label: 'Label', type: 'line' },
          UNIT,
          { name: 'how', label: 'How', type: 'operation' },
          { name: 'of', label: 'Of', type: 'names', hint: 'Names of numbers or earlier results, with commas' },
        ],
      },
    ],
    last: [REVEAL],
  },
  say: {
    cells: [ASK, { name: 'model', label: 'Model sentence', type: 'prose' }],
    rows: [listOf('mustHave', 'What it must have', 'Must-have', 2, 6)],
    last: [],
  },
  do: { cells: [{ name: 'text', label: 'Text', type: 'prose', hint: 'Markdown. The last card.' }], rows: [], last: [] },
}

export const OPERATION_OPTIONS = WORK_OPERATIONS.map((value) => ({ value, label: value }))
