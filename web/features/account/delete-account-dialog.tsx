import { useNavigate } from '@tanstack/react-router'
import type { AccountDeletion } from 'contract/account'
import * as messages from 'messages/account'
import { type FormEvent, useId, useState } from 'react'
import { remove } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { eraseActs } from '#web/client/outbox/do-act.ts'
import { useMember } from '#web/client/session/member.tsx'
import { eraseInAllTabs } from '#web/client/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { refusedPassword } from './refused.ts'

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useDeleteAccount()

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setMissing(password === '')
    if (password !== '') mutate(password)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={messages.deleteQuestion}
      description={messages.cannotBeUndone}
      footer={
        <>
          <Button pending={isPending} onClick={onClose}>
            {messages.keepAccount}
          </Button>
          <Button type="submit" form={form} variant="go" pending={isPending}>
            {messages.deleteMyAccount}
          </Button>
        </>
      }
    >
      <WhatGoes />
      <form id={form} noValidate onSubmit={send} className="mt-4">
        <TextField
          label={messages.yourPassword}
          type="password"
          autoComplete="current-password"
          value={password}
          error={missing ? messages.enterPasswordToContinue : refusedPassword(error)}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value)
            setMissing(false)
            if (error) reset()
          }}
        />
      </form>
    </Dialog>
  )
}

function WhatGoes() {
  return (
    <div className="mt-4 grid gap-4 [&_ul]:list-disc [&_ul]:ps-6">
      <section>
        <h3 className="font-semibold">{messages.whatGoes}</h3>
        <ul>
          <li>{messages.goesIdentity}</li>
          <li>{messages.goesProgress}</li>
          <li>{messages.goesRewards}</li>
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">{messages.whatStays}</h3>
        <ul>
          <li>{messages.staysEntries}</li>
          <li>{messages.staysOthers}</li>
        </ul>
      </section>
    </div>
  )
}

function useDeleteAccount() {
  const { id } = useMember()
  const navigate = useNavigate()
  return useToastMutation({
    send: (password: string) => remove(`/api/users/${id}`, { password } satisfies AccountDeletion),
    done: () => ({ title: messages.accountDeleted, description: messages.farewell }),
    failed: messages.deleteFailed,
    onSaved: async () => {
      await eraseActs().catch(() => undefined)
      eraseInAllTabs()
      void navigate({ to: '/', replace: true })
    },
  })
}
