import { WORK_OPERATIONS } from 'game/lessons'
import * as messages from 'messages/lesson-form'
import type { CardKind } from './card-props.ts'

/** One field of a card's form: its text and how it's converted. */
export type CellType = 'line' | 'prose' | 'number' | 'box' | 'mark' | 'names' | 'operation'

export type Cell = { name: string; label: string; type: CellType; optional?: true; hint?: string }

/** A list within a card. One whose only cell has no name is a list of texts. */
export type Rows = { name: string; label: string; row: RowKind; least: number; most: number; cells: readonly Cell[] }

/** What one row of a list is. */
type RowKind = 'box' | 'item' | 'part' | 'number' | 'result' | 'must-have'

export type CardForm = { cells: readonly Cell[]; rows: readonly Rows[]; last: readonly Cell[] }

const ASK: Cell = { name: 'ask', label: messages.ask, type: 'prose' }
const BECAUSE: Cell = { name: 'because', label: messages.because, type: 'prose', hint: messages.becauseHint }
const REVEAL: Cell = { name: 'reveal', label: messages.reveal, type: 'prose' }
const TEXT: Cell = { name: 'text', label: messages.text, type: 'line' }
const UNIT: Cell = { name: 'unit', label: messages.unit, type: 'line', optional: true }
const ID: Cell = {
  name: 'id',
  label: messages.nameInSums,
  type: 'line',
  hint: messages.nameHint,
}
const ITEM_BECAUSE: Cell = { name: 'because', label: messages.because, type: 'line', optional: true }

const listOf = (name: string, label: string, row: RowKind, least: number, most: number): Rows => ({
  name,
  label,
  row,
  least,
  most,
  cells: [{ name: '', label: messages.rowText({ row }), type: 'line' }],
})

/** The form of each format. */
export const CARD_FORMS: Record<CardKind, CardForm> = {
  read: {
    cells: [{ name: 'text', label: messages.text, type: 'prose', hint: messages.readHint }],
    rows: [],
    last: [],
  },
  estimate: {
    cells: [
      ASK,
      { name: 'unit', label: messages.unit, type: 'line' },
      { name: 'answer', label: messages.knownNumber, type: 'number', optional: true },
    ],
    rows: [],
    last: [REVEAL],
  },
  sort: {
    cells: [ASK],
    rows: [
      listOf('boxes', messages.boxes, 'box', 2, 4),
      {
        name: 'items',
        label: messages.items,
        row: 'item',
        least: 2,
        most: 12,
        cells: [TEXT, { name: 'box', label: messages.boxOf, type: 'box' }, ITEM_BECAUSE],
      },
    ],
    last: [{ ...BECAUSE, optional: true }],
  },
  order: {
    cells: [ASK],
    rows: [listOf('items', messages.itemsInOrder, 'item', 3, 7)],
    last: [BECAUSE],
  },
  spot: {
    cells: [ASK],
    rows: [
      {
        name: 'parts',
        label: messages.parts,
        row: 'part',
        least: 2,
        most: 10,
        cells: [TEXT, { name: 'mark', label: messages.worthAskingAbout, type: 'mark' }, ITEM_BECAUSE],
      },
    ],
    last: [BECAUSE, { name: 'source', label: messages.sourceLabel, type: 'line', optional: true }],
  },
  work: {
    cells: [ASK],
    rows: [
      {
        name: 'fields',
        label: messages.numbers,
        row: 'number',
        least: 1,
        most: 8,
        cells: [
          ID,
          { name: 'label', label: messages.label, type: 'line' },
          UNIT,
          { name: 'example', label: messages.example, type: 'number' },
        ],
      },
      {
        name: 'results',
        label: messages.results,
        row: 'result',
        least: 1,
        most: 6,
        cells: [
          ID,
          { name: 'label', label: messages.label, type: 'line' },
          UNIT,
          { name: 'how', label: messages.how, type: 'operation' },
          { name: 'of', label: messages.of, type: 'names', hint: messages.ofHint },
        ],
      },
    ],
    last: [REVEAL],
  },
  say: {
    cells: [ASK, { name: 'model', label: messages.model, type: 'prose' }],
    rows: [listOf('mustHave', messages.mustHaves, 'must-have', 2, 6)],
    last: [],
  },
  do: { cells: [{ name: 'text', label: messages.text, type: 'prose', hint: messages.doHint }], rows: [], last: [] },
}

export const OPERATION_OPTIONS = WORK_OPERATIONS.map((value) => ({ value, label: messages.operation({ how: value }) }))
