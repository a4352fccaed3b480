import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AccountDeletion } from 'contract/account'
import { type FormEvent, useId, useState } from 'react'
import { remove } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { dropAllDrafts } from '#web/client/forms/drafts.ts'
import { useMember } from '#web/client/session/member.tsx'
import { eraseMember } from '#web/client/session/stored-user.ts'
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
      title="Delete your account?"
      description="This can’t be undone."
      footer={
        <>
          <Button pending={isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" form={form} variant="go" pending={isPending}>
            Delete my account
          </Button>
        </>
      }
    >
      <WhatGoes />
      <form id={form} noValidate onSubmit={send} className="mt-4">
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={missing ? 'Enter your password to continue.' : refusedPassword(error)}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value)
            setMissing(false)
            reset()
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
        <h3 className="font-semibold">What goes</h3>
        <ul>
          <li>your name, email address, phone number and password</li>
          <li>your progress, badges, answers and place on the leaderboard</li>
          <li>your rewards and the contacts in them, and your invite link</li>
        </ul>
      </section>
      <section>
        <h3 className="font-semibold">What stays</h3>
        <ul>
          <li>
            your token and point entries, with their dates and what they were for but without your name, so that our
            totals still add up
          </li>
          <li>what other members earned when they invited you or joined through you</li>
        </ul>
      </section>
    </div>
  )
}

function useDeleteAccount() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useToastMutation({
    send: (password: string) => remove(`/api/users/${id}`, { password } satisfies AccountDeletion),
    done: () => ({
      title: 'Account deleted',
      description: 'Your account has been deleted. Thank you for travelling with us.',
    }),
    failed: 'Failed to delete your account',
    onSaved: () => {
      eraseMember(queryClient)
      dropAllDrafts()
      void navigate({ to: '/', replace: true })
    },
  })
}
