import { EMAIL_MAX } from 'game/email-address'
import { NAME_MAX, PASSWORD_MIN, PHONE_MAX } from 'game/validation'
import { useState } from 'react'
import { TextField } from '#web/ui/text-field.tsx'
import { passwordAdvice } from './common-passwords.ts'

type FieldProps = { error: string | undefined }

export function NameField({ error }: FieldProps) {
  return <TextField label="Full Name" name="name" autoComplete="name" maxLength={NAME_MAX} required error={error} />
}

export function EmailField({ error }: FieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      required
      error={error}
    />
  )
}

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

export function PhoneField() {
  return (
    <TextField
      label="Phone"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX}
      optional
    />
  )
}
