import { locale } from 'messages/language'
import * as messages from 'messages/legal'
import { MailLink } from '#web/client/site/mail-link.tsx'
import { useSiteSettings } from '#web/client/site/site-settings.ts'

/** Who runs the site and how to reach them, as far as that was entered; where it wasn't, it says so. */
export function OperatorDetails() {
  const settings = useSiteSettings()
  if (settings === undefined) return null
  const { operatorName, postalAddress, contactEmail } = settings
  return (
    <>
      {(operatorName || postalAddress) && (
        <address className="whitespace-pre-line not-italic wrap-anywhere">
          {operatorName && (
            <strong className="block">
              <bdi>{operatorName}</bdi>
            </strong>
          )}
          <bdi>{postalAddress}</bdi>
        </address>
      )}
      {contactEmail && <p>{messages.email({ address: () => <MailLink email={contactEmail} /> })}</p>}
      {!(operatorName && postalAddress && contactEmail) && <p>{missing(operatorName, postalAddress, contactEmail)}</p>}
    </>
  )
}

function missing(name: string | null, address: string | null, email: string | null): string {
  const parts = [
    ...(name ? [] : [messages.theirName]),
    ...(address ? [] : [messages.theirPostalAddress]),
    ...(email ? [] : [messages.anEmailAddress]),
  ]
  return messages.notEntered({ list: new Intl.ListFormat(locale, { type: 'disjunction' }).format(parts) })
}
