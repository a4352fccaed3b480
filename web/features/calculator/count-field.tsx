import * as messages from 'messages/calculator'
import { useState } from 'react'
import { TextField } from '#web/ui/text-field.tsx'

type CountFieldProps = {
  label: string
  value: number
  limits: { readonly min: number; readonly max: number }
  onChange: (value: number) => void
}

/**
 * A number field. While typing it may be empty or incomplete; on leaving it shows the number that is used, with a hint
 * where that differs.
 */
export function CountField({ label, value, limits, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()
  const settle = () => {
    if (typed !== undefined) setNote(whyOther(typed, limits))
    setTyped(undefined)
  }
  return (
    <div>
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        min={limits.min}
        step={1}
        value={typed ?? String(value)}
        hint={note}
        onChange={({ target }) => {
          setTyped(target.value)
          setNote(undefined)
          onChange(countOf(target.value, limits))
        }}
        onBlur={settle}
        // A wheel over a focused number would change it while the person scrolls.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      <p role="status" className="sr-only">
        {note}
      </p>
    </div>
  )
}

type Limits = CountFieldProps['limits']

function countOf(text: string, { min, max }: Limits): number {
  const number = Math.floor(Number(text))
  return Number.isNaN(number) ? min : Math.min(Math.max(number, min), max)
}

function whyOther(text: string, limits: Limits): string | undefined {
  if (text.trim() === '') return messages.countsAs({ min: limits.min })
  const number = Number(text)
  if (number < limits.min) return messages.minimum({ min: limits.min })
  if (number > limits.max) return messages.maximum({ max: limits.max })
  return Number.isInteger(number) ? undefined : messages.roundedDown
}
