import { PASSWORD_MIN } from 'game/validation'
import { useState } from 'react'
import { passwordAdvice } from '#web/client/password-advice.ts'
import { TextField } from '#web/ui/text-field.tsx'

type FieldProps = { error: string | undefined }

export function CurrentPasswordField({ error }: FieldProps) {
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

/** A password to be chosen, with a word of advice about one that anybody would guess. */
export function NewPasswordField({ error }: FieldProps) {
  const [advice, setAdvice] = useState<string>()
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      autoComplete="new-password"
      required
      hint={advice ?? `${PASSWORD_MIN} characters or more.`}
      error={error}
      onChange={({ currentTarget }) => setAdvice(passwordAdvice(currentTarget.value))}
    />
  )
}
