import { EMAIL_MAX } from 'game/email-address'
import { checkInvitation } from 'game/invitations'
import { Mail } from 'lucide-react'
import * as messages from 'messages/invitations'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useInvite } from './use-invite.ts'

/** One friend's address, and we write to them in the member's name. Enter sends it, too. */
export function InviteForm() {
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const invite = useInvite({ onSent: (sent) => setEmail((now) => (now.trim() === sent ? '' : now)) })

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    const problem = checkInvitation(email)
    if (problem === null) return invite.mutate(email.trim())
    toast({
      title: problem === 'required' ? messages.emailRequired : messages.invalidEmail,
      description: messages.enterValidEmail,
      variant: 'destructive',
    })
    setError(messages.emailLooksLike)
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={send} className="grid content-start gap-2">
      <TextField
        ref={field}
        label={messages.emailField}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={messages.onlyWithConsent}
        maxLength={EMAIL_MAX}
        placeholder={messages.emailExample}
        required
        value={email}
        error={error}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="ink" wide pending={invite.isPending}>
        <Mail size={20} aria-hidden />
        {messages.send}
      </Button>
    </form>
  )
}
