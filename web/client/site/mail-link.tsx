import { mailAddress } from './mail-address.ts'

/** An address to write to, within a sentence. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={mailAddress(email)} dir="ltr" className="wrap-anywhere font-semibold underline underline-offset-4">
      {email}
    </a>
  )
}
