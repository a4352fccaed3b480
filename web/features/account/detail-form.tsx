import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import * as messages from 'messages/account'
import { type FormEvent, type ReactNode, useState } from 'react'
import { patch } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { refusedValue } from './refused.ts'

type Detail = Exclude<
  keyof AccountUpdate,
  'reviewsPerDay' | 'shareProgress' | 'consentLanguage' | 'consentText' | 'noNudges' | 'inLeagues'
>

type Control = { value: string; error: string | undefined; change: (value: string) => void }

type DetailFormProps = {
  detail: Detail
  /** What it is before it was ever chosen. */
  otherwise?: string
  /** What is missing where it may not be empty. */
  required?: string
  children: (control: Control) => ReactNode
}

/** One field of the account with its own button. */
export function DetailForm({ detail, otherwise = '', required, children }: DetailFormProps) {
  const saved = useMember()[detail] ?? otherwise
  const [typed, setTyped] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useSaveDetail(detail, (sent) =>
    // What was typed meanwhile stays.
    setTyped((now) => (now?.trim() === (sent ?? '') ? undefined : now)),
  )
  const value = typed ?? saved

  const change = (next: string) => {
    setTyped(next)
    setMissing(false)
    if (error) reset()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const text = value.trim()
    if (required !== undefined && text === '') {
      setMissing(true)
      return toast({ title: messages.missingInformation, description: required, variant: 'destructive' })
    }
    mutate(text === '' ? null : text)
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-3">
      {children({ value, error: missing ? required : refusedValue(error), change })}
      <Button
        type="submit"
        aria-label={messages.saveDetail({ detail })}
        pending={isPending}
        className="self-start justify-self-start sm:mt-7.5"
      >
        {messages.save}
      </Button>
    </form>
  )
}

function useSaveDetail(detail: Detail, onSaved: (sent: string | null) => void) {
  const { id } = useMember()
  const showUser = usePaidWrite()
  return useToastMutation({
    send: (value: string | null) => patch<User>(`/api/users/${id}`, { [detail]: value } satisfies AccountUpdate),
    done: () => ({ title: messages.saved, description: messages.detailSaved({ detail }) }),
    failed: messages.saveDetailFailed({ detail }),
    // Names stand on the board, too.
    onSaved: (user, sent) => {
      onSaved(sent)
      showUser(user)
    },
  })
}
