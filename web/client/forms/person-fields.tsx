import { EMAIL_MAX } from 'game/email-address'
import { NAME_MAX, PHONE_MAX } from 'game/validation'
import * as messages from 'messages/client'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

type FieldProps = { error: string | undefined }

export function NameField({ error }: FieldProps) {
  return (
    <TextField label={messages.fullName} name="name" autoComplete="name" maxLength={NAME_MAX} required error={error} />
  )
}

export function EmailField(field: FieldProps & Pick<TextFieldProps, 'defaultValue' | 'onBlur' | 'onInput'>) {
  return (
    <TextField
      label={messages.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      required
      {...field}
    />
  )
}

export function PhoneField() {
  return (
    <TextField
      label={messages.phone}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={PHONE_MAX}
      optional
    />
  )
}
