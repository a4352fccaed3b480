import * as messages from 'messages/accounts'
import { useState } from 'react'
import { usePasswordHint } from '#web/client/forms/password-hint.ts'
import { EmailField } from '#web/client/forms/person-fields.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
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

const useEmailHint = lazyComponent(async () => (await import('./email-hint.tsx')).EmailHint)

/** The address of a new account, where a slip would cost the account once the password is forgotten. */
export function NewEmailField({ error }: FieldProps) {
  const [left, setLeft] = useState<{ input: HTMLInputElement; address: string }>()
  const { Component } = useEmailHint(left?.address)
  const take = (address: string) => {
    if (!left) return
    left.input.value = address
    left.input.focus()
    setLeft({ ...left, address })
  }
  return (
    <div>
      <EmailField
        error={error}
        onBlur={({ currentTarget }) => setLeft({ input: currentTarget, address: currentTarget.value })}
      />
      <div aria-live="polite">{left && Component && <Component address={left.address} onTake={take} />}</div>
    </div>
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
