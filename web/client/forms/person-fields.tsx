import { EMAIL_MAX } from 'game/email-address'
import { NAME_MAX, PHONE_MAX } from 'game/validation'
import { TextField } from '#web/ui/text-field.tsx'

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
