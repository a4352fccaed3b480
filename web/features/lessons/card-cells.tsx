import { LESSON_LIMITS } from 'game/lessons'
import * as messages from 'messages/lesson-form'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Typed } from './card-draft.ts'
import { type Cell, OPERATION_OPTIONS } from './card-fields.ts'

type CellsProps = {
  cells: readonly Cell[]
  values: Typed
  /** The boxes that an item can go into. */
  boxes: readonly string[]
  /** What the labels begin with in a list, such as `Item 2`. */
  of?: string
  onChange: (changes: Typed) => void
}

/** The fields of a card, or of one row of its lists. */
export function CardCells({ cells, values, boxes, of, onChange }: CellsProps) {
  return cells.map((cell) => (
    <CardCell
      key={cell.name}
      cell={cell}
      label={
        cell.name === ''
          ? (of ?? cell.label)
          : of === undefined
            ? cell.label
            : messages.rowField({ row: of, field: cell.label })
      }
      value={values[cell.name] ?? ''}
      boxes={boxes}
      onChange={(value) => onChange({ [cell.name]: value })}
    />
  ))
}

type CellProps = {
  cell: Cell
  label: string
  value: string
  boxes: readonly string[]
  onChange: (value: string) => void
}

function CardCell({ cell: { type, optional, hint }, label, value, boxes, onChange }: CellProps) {
  const field = { label, value, optional, hint }
  switch (type) {
    case 'prose':
      return (
        <TextArea
          {...field}
          rows={2}
          maxLength={LESSON_LIMITS.cardText}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    case 'box':
    case 'operation': {
      const options =
        type === 'operation'
          ? OPERATION_OPTIONS
          : boxes.map((box, index) => ({ value: String(index), label: `${index + 1}: ${box}` }))
      return (
        <SelectField
          label={label}
          value={value}
          options={options}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    }
    case 'mark':
      return (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={value === 'yes'}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'yes' : '')}
            className="size-6 shrink-0 check-box"
          />
          {label}
        </label>
      )
    default:
      return (
        <TextField
          {...field}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={LESSON_LIMITS.cardItem}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
  }
}
