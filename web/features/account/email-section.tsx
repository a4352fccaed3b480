import type { EmailChange } from 'contract/account'
import { EMAIL_MAX } from 'game/email-address'
import { MailCheck } from 'lucide-react'
import * as messages from 'messages/account'
import { type FormEvent, useState } from 'react'
import { post } from '#web/client/api/api.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { AccountSection } from './account-section.tsx'
import { refusedPassword, refusedValue } from './refused.ts'

/** The address: whether it is proved, and how to change it. */
export function EmailSection() {
  const { email, emailVerified } = useMember()
  return (
    <AccountSection id="email" title={messages.email}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p dir="ltr" className="min-w-0 wrap-anywhere font-semibold">
          {email}
        </p>
        {emailVerified ? (
          <Chip tone="done" icon={<MailCheck size={16} aria-hidden />}>
            {messages.verified}
          </Chip>
        ) : (
          <Chip tone="earned">{messages.notVerified}</Chip>
        )}
      </div>
      {!emailVerified && <SendLink />}
      <EmailForm />
    </AccountSection>
  )
}

function SendLink() {
  const { mutate, isPending } = useToastMutation({
    send: () => post('/api/auth/send-verification'),
    done: () => ({ title: messages.linkSent, description: messages.openTheLink }),
    failed: messages.sendLinkFailed,
  })
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-ink-soft">{messages.confirmAddress}</p>
      <Button pending={isPending} onClick={() => mutate()}>
        {messages.sendLink}
      </Button>
    </div>
  )
}

const EMPTY: EmailChange = { email: '', current: '' }

function EmailForm() {
  const [values, setValues] = useState(EMPTY)
  const [missing, setMissing] = useState<Partial<EmailChange>>({})
  const { mutate, isPending, error, reset } = useChangeEmail((sent) =>
    // What was typed meanwhile stays.
    setValues((now) => ({
      email: now.email.trim() === sent.email ? '' : now.email,
      current: now.current === sent.current ? '' : now.current,
    })),
  )

  const change = (changes: Partial<EmailChange>) => {
    setValues({ ...values, ...changes })
    setMissing({})
    if (error) reset()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const found = missingIn(values)
    setMissing(found)
    const [first] = Object.values(found)
    if (first === undefined) return mutate({ ...values, email: values.email.trim() })
    toast({ title: messages.missingInformation, description: first, variant: 'destructive' })
  }
  return (
    <form
      noValidate
      aria-label={messages.changeEmail}
      onSubmit={send}
      className="grid gap-4 border-rule border-t-2 pt-4"
    >
      <TextField
        label={messages.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        hint={messages.newEmailHint}
        value={values.email}
        error={missing.email ?? refusedValue(error)}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <TextField
        label={messages.currentPassword}
        type="password"
        autoComplete="current-password"
        value={values.current}
        error={missing.current ?? refusedPassword(error)}
        onChange={({ currentTarget }) => change({ current: currentTarget.value })}
      />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {messages.changeEmail}
      </Button>
    </form>
  )
}

function missingIn({ email, current }: EmailChange): Partial<EmailChange> {
  return {
    ...(email.includes('@') ? {} : { email: messages.enterValidEmail }),
    ...(current === '' ? { current: messages.enterCurrentPassword } : {}),
  }
}

function useChangeEmail(onSaved: (sent: EmailChange) => void) {
  const { id } = useMember()
  return useToastMutation({
    send: (change: EmailChange) => post(`/api/users/${id}/email`, change),
    done: (_, { email }) => ({ title: messages.checkInbox, description: messages.linkSentTo({ email }) }),
    failed: messages.changeEmailFailed,
    onSaved: (_, sent) => onSaved(sent),
  })
}
