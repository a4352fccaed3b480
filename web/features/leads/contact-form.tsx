import type { LeadForm } from 'contract/leads'
import { contactConsent } from 'game/consent'
import { language } from 'messages/language'
import * as messages from 'messages/leads'
import * as wordings from 'messages/shared/consent'
import { type FormEvent, useState } from 'react'
import { EmailField, NameField, PhoneField } from '#web/client/forms/person-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConsentBox } from '#web/ui/consent-box.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ContactErrors, contactErrors, contactProblem } from './check-contact-form.ts'

/** The member whose page it is. */
export type Sponsor = { name: string; inviteCode: string }

type ContactFormProps = { sponsor: Sponsor | null; pending: boolean; onSend: (form: LeadForm) => void }

/** Name, address and the wish to be contacted, in the very words that are stored. */
export function ContactForm({ sponsor, pending, onSend }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>({})
  const consent = contactConsent(sponsor?.name ?? null, wordings)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const { phone, anyMember, ...values } = readForm(event.currentTarget)
    const found = contactErrors(values)
    const problem = contactProblem(values)
    setErrors(found)
    if (problem !== null) {
      toast({ ...problem, variant: 'destructive' })
      focusFirst(event.currentTarget, found)
      return
    }
    const person = { name: values.name.trim(), email: values.email.trim(), phone: phone || null }
    const asked = { ...person, consent: true as const, language }
    onSend(sponsor === null ? asked : { ...asked, inviteCode: sponsor.inviteCode, anyMember })
  }
  const forgive = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) setErrors({ ...errors, [target.name]: undefined })
  }

  return (
    <form noValidate onSubmit={send} onInput={forgive} className="grid gap-4">
      <NameField error={errors.name} />
      <EmailField error={errors.email} />
      {/* The pool has no phone numbers; a member whom the person asked for by name may call. */}
      {sponsor && <PhoneField />}
      {/* Another wording is a new box: a tick counts only for the wording that was read. */}
      <ConsentBox
        key={consent}
        name="consent"
        required
        label={messages.yesContactMe}
        wording={consent}
        error={errors.consent}
      />
      {sponsor && <ConsentBox name="anyMember" label={messages.anotherMember} wording={wordings.anyMember} />}
      <Button type="submit" variant="go" size="lg" wide pending={pending} className="mt-2">
        {messages.ask}
      </Button>
    </form>
  )
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone').trim(),
    consent: data.has('consent'),
    anyMember: data.has('anyMember'),
  }
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const [first] = Object.keys(errors)
  form.querySelector<HTMLInputElement>(`input[name='${first}']`)?.focus()
}
