import type { AccountProblem } from 'game/validation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import { type AccountValues, type FieldErrors, fieldErrors, type RequiredField } from './field-errors.ts'

type AccountFormProps<Problem extends AccountProblem> = {
  required: readonly RequiredField[]
  /** The validation rule that the specification gives for this form. */
  check: (values: AccountValues) => Problem | null
  /** What the toast says of each problem. */
  toasts: Readonly<Record<Problem, ToastMessage>>
  onSend: (values: AccountValues) => void
  pending: boolean
  /** What the server found wrong with a field. */
  refused?: FieldErrors
  /** The name of the button. */
  submit: string
  /** Above the button: what pressing it means. */
  note?: ReactNode
  children: (errors: FieldErrors) => ReactNode
}

/**
 * Checks and sends a form of account fields. Problems are shown in a toast, in the specified words, and at the field.
 */
export function AccountForm<Problem extends AccountProblem>({
  required,
  check,
  toasts,
  onSend,
  pending,
  refused,
  submit,
  note,
  children,
}: AccountFormProps<Problem>) {
  const [found, setFound] = useState<FieldErrors>({})

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const values = readValues(event.currentTarget)
    const problem = check(values)
    const errors = fieldErrors(problem, values, required)
    setFound(errors)
    if (problem === null) return onSend(values)
    toast({ ...toasts[problem], variant: 'destructive' })
    focusFirst(event.currentTarget, errors)
  }
  const forgive = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) setFound({ ...found, [target.name]: undefined })
  }

  return (
    <form noValidate onSubmit={send} onInput={forgive} className="grid gap-4">
      {children({ ...refused, ...found })}
      {note}
      <Button type="submit" variant="go" size="lg" wide pending={pending} className="mt-2">
        {submit}
      </Button>
    </form>
  )
}

function readValues(form: HTMLFormElement): AccountValues {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    password: text('password'),
    phone: text('phone').trim(),
  }
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const [first] = Object.keys(errors)
  form.querySelector<HTMLInputElement>(`input[name='${first}']`)?.focus()
}
