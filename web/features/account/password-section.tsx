import { useQueryClient } from '@tanstack/react-query'
import type { PasswordChange } from 'contract/account'
import type { User } from 'contract/users'
import { isPasswordTooShort, PASSWORD_MIN } from 'game/validation'
import * as messages from 'messages/account'
import { type FormEvent, useState } from 'react'
import { post } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { usePasswordHint } from '#web/client/forms/password-hint.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountSection } from './account-section.tsx'
import { refusedPassword, refusedValue } from './refused.ts'

const EMPTY: PasswordChange = { current: '', password: '' }

/** A new password, for who knows the present one. */
export function PasswordSection() {
  const [values, setValues] = useState(EMPTY)
  const [found, setFound] = useState<Partial<PasswordChange>>({})
  const { mutate, isPending, error, reset } = useChangePassword((sent) =>
    // What was typed meanwhile stays.
    setValues((now) => ({
      current: now.current === sent.current ? '' : now.current,
      password: now.password === sent.password ? '' : now.password,
    })),
  )

  const change = (changes: Partial<PasswordChange>) => {
    setValues({ ...values, ...changes })
    setFound({})
    if (error) reset()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const problems = problemsOf(values)
    setFound(problems)
    const [first] = Object.values(problems)
    if (first === undefined) return mutate(values)
    toast({ title: messages.passwordError, description: first, variant: 'destructive' })
  }
  return (
    <AccountSection id="password" title={messages.password} about={messages.aboutPassword}>
      <form noValidate aria-label={messages.changePassword} onSubmit={send} className="grid gap-4">
        <TextField
          label={messages.currentPassword}
          type="password"
          autoComplete="current-password"
          value={values.current}
          error={found.current ?? refusedPassword(error)}
          onChange={({ currentTarget }) => change({ current: currentTarget.value })}
        />
        <TextField
          label={messages.newPassword}
          type="password"
          autoComplete="new-password"
          hint={usePasswordHint(values.password)}
          value={values.password}
          error={found.password ?? refusedValue(error)}
          onChange={({ currentTarget }) => change({ password: currentTarget.value })}
        />
        <Button type="submit" pending={isPending} className="justify-self-start">
          {messages.changePassword}
        </Button>
      </form>
    </AccountSection>
  )
}

function problemsOf({ current, password }: PasswordChange): Partial<PasswordChange> {
  return {
    ...(current === '' ? { current: messages.enterCurrentPassword } : {}),
    ...(isPasswordTooShort(password, PASSWORD_MIN)
      ? { password: messages.passwordTooShort({ min: PASSWORD_MIN }) }
      : {}),
  }
}

function useChangePassword(onSaved: (sent: PasswordChange) => void) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: (change: PasswordChange) => post<User>(`/api/users/${id}/password`, change),
    done: () => ({ title: messages.saved, description: messages.passwordSaved }),
    failed: messages.changePasswordFailed,
    onSaved: (user, sent) => {
      onSaved(sent)
      updateUser(user)
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
    },
  })
}
