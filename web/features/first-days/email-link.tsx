import { mailAddress } from '#web/client/site/mail-address.ts'

export function EmailLink({ name, email }: { name: string; email: string }) {
  return (
    <a
      href={mailAddress(email)}
      className="inline-flex min-h-11 items-center break-all font-semibold underline underline-offset-4"
    >
      Write to {name}: {email}
    </a>
  )
}
