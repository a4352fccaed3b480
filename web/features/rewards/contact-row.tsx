import type { Contact } from 'contract/rewards'
import { Mail, Phone } from 'lucide-react'
import * as messages from 'messages/rewards'
import { mailAddress } from '#web/client/site/mail-address.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Moment } from '#web/ui/moment.tsx'

const REACH = 'inline-flex min-h-11 min-w-0 items-center gap-2 font-semibold underline underline-offset-4'

/** Somebody who asked to be contacted: how, since when, and their consent word for word. */
export function ContactRow({ contact }: { contact: Contact }) {
  const { name, isSample, doNotContact } = contact
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-2">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {isSample && <Chip tone="sky">{messages.sample}</Chip>}
        </p>
        <Consent contact={contact} />
      </div>
      <div className="min-w-0">
        {doNotContact ? <p className="py-2 text-ink-soft">{messages.doNotContact}</p> : <Ways contact={contact} />}
      </div>
    </li>
  )
}

function Ways({ contact: { email, phone } }: { contact: Contact }) {
  const call = phone && phoneAddress(phone)
  return (
    <div className="flex flex-wrap gap-x-6">
      {email && (
        <a href={mailAddress(email)} className={REACH}>
          <Mail size={20} aria-hidden />
          <span dir="ltr" className="min-w-0 break-all">
            {email}
          </span>
        </a>
      )}
      {phone &&
        (call ? (
          <a href={call} className={REACH}>
            <Phone size={20} aria-hidden />
            <span dir="ltr">{phone}</span>
          </a>
        ) : (
          <span dir="ltr" className="inline-flex min-h-11 items-center">
            {phone}
          </span>
        ))}
    </div>
  )
}

function Consent({ contact: { askedAt, consent, consentSource } }: { contact: Contact }) {
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ink-soft text-sm underline underline-offset-4">
        <span>{messages.askedOn({ day: () => <Moment at={askedAt} /> })}</span>
      </summary>
      <blockquote className="border-sky border-s-4 ps-3">{consent}</blockquote>
      {consentSource && <p className="mt-1 text-ink-soft text-sm">{consentSource}</p>}
    </details>
  )
}

/** A link that dials, without an extension, which a telephone cannot dial. @returns null where there is nothing to dial */
export function phoneAddress(phone: string): string | null {
  const [number = ''] = phone.normalize('NFKC').split(/[x#]/u)
  const digits = number.replace(/[^0-9+]/gu, '')
  return /^\+?[0-9]{3,}$/u.test(digits) ? `tel:${digits}` : null
}
