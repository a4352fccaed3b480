import { ORIGINAL_LANGUAGE } from 'game/translations'
import { Plus, X } from 'lucide-react'
import * as messages from 'messages/lesson-form'
import { useId, useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { RemovedLine } from '#web/ui/removed-line.tsx'
import { CardCells } from './card-cells.tsx'
import { type CardDraft, cardOf, emptyRow, type Typed } from './card-draft.ts'
import { CARD_FORMS, type Rows } from './card-fields.ts'
import { UNTOUCHED } from './card-state.ts'
import { CardStep } from './card-step.tsx'

type CardEditorProps = { draft: CardDraft; onChange: (draft: CardDraft) => void }

/** The form of one card, by its format, and the card as a member gets it. */
export function CardEditor({ draft, onChange }: CardEditorProps) {
  const { cells, rows, last } = CARD_FORMS[draft.kind]
  const boxes = (draft.rows.boxes ?? []).map((row) => row[''] ?? '')
  const type = (changes: Typed) => onChange({ ...draft, values: { ...draft.values, ...changes } })
  return (
    <div className="grid gap-4">
      <CardCells cells={cells} values={draft.values} boxes={boxes} onChange={type} />
      {rows.map((list) => (
        <RowsEditor
          key={list.name}
          list={list}
          rows={draft.rows[list.name] ?? []}
          boxes={boxes}
          onChange={(next) => onChange({ ...draft, rows: { ...draft.rows, [list.name]: next } })}
        />
      ))}
      <CardCells cells={last} values={draft.values} boxes={boxes} onChange={type} />
      <Preview label={messages.previewCard} language={ORIGINAL_LANGUAGE}>
        <CardPreview key={JSON.stringify(draft)} draft={draft} />
      </Preview>
    </div>
  )
}

type RowsEditorProps = {
  list: Rows
  rows: readonly Typed[]
  boxes: readonly string[]
  onChange: (rows: readonly Typed[]) => void
}

function RowsEditor({ list: { label, row: kind, least, most, cells }, rows, boxes, onChange }: RowsEditorProps) {
  const heading = useId()
  const [removed, setRemoved] = useState<{ row: Typed; index: number; left: string }>()
  const remove = (row: Typed, index: number) => {
    const left = rows.toSpliced(index, 1)
    setRemoved({ row, index, left: JSON.stringify(left) })
    onChange(left)
    focusSoon(heading)
  }
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border-2 border-rule p-3 sm:p-4">
      <legend id={heading} tabIndex={-1} className="px-1.5 font-semibold outline-none">
        {label}
      </legend>
      {rows.map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={index}
          className="flex items-start gap-2 border-rule not-last-of-type:border-b-2 not-last-of-type:pb-3"
        >
          <div className="grid min-w-0 flex-1 gap-3">
            <CardCells
              cells={cells}
              values={row}
              boxes={boxes}
              of={messages.rowNumber({ row: kind, place: index + 1 })}
              onChange={(changes) => onChange(rows.with(index, { ...row, ...changes }))}
            />
          </div>
          {rows.length > least && (
            <Button
              variant="plain"
              size="icon"
              aria-label={messages.removeRow({ row: kind, place: index + 1 })}
              onClick={() => remove(row, index)}
            >
              <X size={20} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {/* A row has no name, so it returns only to the list that it left. */}
      {removed && removed.left === JSON.stringify(rows) && (
        <RemovedLine
          undoLabel={messages.undo}
          onUndo={() => {
            onChange(rows.toSpliced(removed.index, 0, removed.row))
            setRemoved(undefined)
            focusSoon(heading)
          }}
        >
          {messages.rowRemoved({ row: messages.rowNumber({ row: kind, place: removed.index + 1 }) })}
        </RemovedLine>
      )}
      {rows.length < most && (
        <Button className="justify-self-start" onClick={() => onChange([...rows, emptyRow(cells)])}>
          <Plus size={18} aria-hidden />
          {messages.addRow({ row: kind })}
        </Button>
      )}
    </fieldset>
  )
}

/** The card can be tried out; nothing is sent. */
function CardPreview({ draft }: { draft: CardDraft }) {
  const [state, setState] = useState(UNTOUCHED)
  return (
    <CardStep
      card={cardOf(draft)}
      state={state}
      onState={setState}
      nextLabel={messages.startAgain}
      onNext={() => setState(UNTOUCHED)}
    />
  )
}
