import { mailAddress } from '#web/client/site/mail-address.ts'
import { useSiteSettings } from '#web/client/site/site-settings.ts'
import { LINK } from './part.tsx'

/** Who runs the site and how to reach them, as far as that was entered; where it wasn't, it says so. */
export function OperatorDetails() {
  const settings = useSiteSettings()
  if (settings === undefined) return null
  const { operatorName, postalAddress, contactEmail } = settings
  return (
    <>
      {(operatorName || postalAddress) && (
        <address className="whitespace-pre-line not-italic wrap-anywhere">
          {operatorName && <strong className="block">{operatorName}</strong>}
          {postalAddress}
        </address>
      )}
      {contactEmail && (
        <p>
          Email:{' '}
          <a href={mailAddress(contactEmail)} className={`${LINK} wrap-anywhere`}>
            {contactEmail}
          </a>
        </p>
      )}
      {!(operatorName && postalAddress && contactEmail) && <p>{missing(operatorName, postalAddress, contactEmail)}</p>}
    </>
  )
}

function missing(name: string | null, address: string | null, email: string | null): string {
  const parts = [name ? '' : 'their name', address ? '' : 'their postal address', email ? '' : 'an email address']
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(parts.filter((part) => part !== ''))
  return `The operator of this site hasn’t entered ${list} yet.`
}
