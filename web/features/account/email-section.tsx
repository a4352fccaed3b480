import type { EmailChange } from 'contract/account'
import { EMAIL_MAX } from 'game/email-address'
import { MailCheck } from 'lucide-react'
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
    <AccountSection title="Email">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 wrap-anywhere font-semibold">{email}</p>
        {emailVerified ? (
          <Chip tone="done" icon={<MailCheck size={16} aria-hidden />}>
            Verified
          </Chip>
        ) : (
          <Chip tone="earned">Not verified yet</Chip>
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
    done: () => ({ title: 'Link sent', description: 'Open the link in our email to verify your address.' }),
    failed: 'Failed to send the link',
  })
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-ink-soft">
        Confirm your address with the link we email you. You can ask for a new link at any time.
      </p>
      <Button pending={isPending} onClick={() => mutate()}>
        Send the link
      </Button>
    </div>
  )
}

const EMPTY: EmailChange = { email: '', current: '' }

function EmailForm() {
  const [values, setValues] = useState(EMPTY)
  const [missing, setMissing] = useState<Partial<EmailChange>>({})
  const { mutate, isPending, error, reset } = useChangeEmail(() => setValues(EMPTY))

  const change = (changes: Partial<EmailChange>) => {
    setValues({ ...values, ...changes })
    setMissing({})
    reset()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const found = missingIn(values)
    setMissing(found)
    const [first] = Object.values(found)
    if (first === undefined) return mutate({ ...values, email: values.email.trim() })
    toast({ title: 'Missing Information', description: first, variant: 'destructive' })
  }
  return (
    <form noValidate aria-label="Change email" onSubmit={send} className="grid gap-4 border-rule border-t-2 pt-4">
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        hint="We’ll email a link to the new address. Your address changes when you open it."
        value={values.email}
        error={missing.email ?? refusedValue(error)}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        value={values.current}
        error={missing.current ?? refusedPassword(error)}
        onChange={({ currentTarget }) => change({ current: currentTarget.value })}
      />
      <Button type="submit" pending={isPending} className="justify-self-start">
        Change email
      </Button>
    </form>
  )
}

function missingIn({ email, current }: EmailChange): Partial<EmailChange> {
  return {
    ...(email.includes('@') ? {} : { email: 'Please enter a valid email address' }),
    ...(current === '' ? { current: 'Enter your current password.' } : {}),
  }
}

function useChangeEmail(onSaved: () => void) {
  const { id } = useMember()
  return useToastMutation({
    send: (change: EmailChange) => post(`/api/users/${id}/email`, change),
    done: (_, { email }) => ({
      title: 'Check your inbox',
      description: `We sent a link to ${email}. Your address changes when you open it.`,
    }),
    failed: 'Failed to change the email address',
    onSaved,
  })
}
