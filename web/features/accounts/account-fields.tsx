import * as messages from 'messages/accounts'
import { useState } from 'react'
import { usePasswordHint } from '#web/client/forms/password-hint.ts'
import { TextField } from '#web/ui/text-field.tsx'

type FieldProps = { error: string | undefined }

export function CurrentPasswordField({ error }: FieldProps) {
  return (
    <TextField
      label={messages.password}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

/** A password to be chosen. */
export function NewPasswordField({ error }: FieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <TextField
      label={messages.password}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      hint={usePasswordHint(typed)}
      error={error}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
