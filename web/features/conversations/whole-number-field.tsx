import * as messages from 'messages/conversation-editor'
import { useState } from 'react'
import { latinDigits } from '#web/client/forms/typed-digits.ts'
import { TextField } from '#web/ui/text-field.tsx'

type WholeNumberFieldProps = {
  label: string
  min: number
  max: number
  value: number
  /** Called only for a whole number within the limits. */
  onNumber: (value: number) => void
}

/** A number as it is typed: a lone minus or an empty field stays there until it has become one, or is left. */
export function WholeNumberField({ label, min, max, value, onNumber }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    const plain = latinDigits(text)
    const number = Number(plain)
    if (/^-?\d+$/.test(plain) && number >= min && number <= max) onNumber(number)
  }
  return (
    <TextField
      label={label}
      inputMode={min < 0 ? 'text' : 'numeric'}
      hint={messages.fromTo({ min, max })}
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
