import * as messages from 'messages/first-days'
import { mailAddress } from '#web/client/site/mail-address.ts'

export function EmailLink({ name, email }: { name: string; email: string }) {
  return (
    <a
      href={mailAddress(email)}
      className="inline-flex min-h-11 items-center break-all font-semibold underline underline-offset-4"
    >
      <span>
        {messages.writeTo({
          name,
          email,
          who: (inside) => <bdi>{inside}</bdi>,
          address: (inside) => <span dir="ltr">{inside}</span>,
        })}
      </span>
    </a>
  )
}
