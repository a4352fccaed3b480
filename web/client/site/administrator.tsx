import { mailAddress } from '#web/client/site/mail-address.ts'
import { useSiteSettings } from '#web/client/site/site-settings.ts'

/** Whoever runs this site, within a sentence: by the address to write to, where there is one. */
export function Administrator() {
  const email = useSiteSettings()?.contactEmail
  if (!email) return 'the administrator who runs this site'
  return (
    <>
      the administrator at{' '}
      <a href={mailAddress(email)} className="wrap-anywhere font-semibold underline underline-offset-4">
        {email}
      </a>
    </>
  )
}
