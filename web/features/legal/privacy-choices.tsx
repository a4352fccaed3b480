import * as messages from 'messages/legal'
import type { ReactNode } from 'react'
import { LIST, linkTo, Part } from './part.tsx'

export function Recipients() {
  return (
    <Part id="recipients" title={messages.recipientsTitle}>
      <ul className={LIST}>
        <li>{messages.recipientsMembers}</li>
        <li>{messages.recipientsSponsor}</li>
        <li>{messages.recipientsVolunteer}</li>
        <li>{messages.recipientsAdministrators}</li>
        <li>{messages.recipientsCompanies}</li>
        <li>{messages.recipientsPush}</li>
        <li>{messages.recipientsFiles}</li>
        <li>{messages.recipientsBackups}</li>
      </ul>
    </Part>
  )
}

export function Cookies() {
  return (
    <Part id="cookies" title={messages.cookiesTitle}>
      <p>{messages.cookiesText({ code: (inside) => <code dir="ltr">{inside}</code> })}</p>
      <dl className="grid gap-3">
        <Cookie name="session">{messages.cookieSession}</Cookie>
        <Cookie name="device">{messages.cookieDevice}</Cookie>
        <Cookie name="signed_in">{messages.cookieSignedIn}</Cookie>
        <Cookie name="language">{messages.cookieLanguage}</Cookie>
      </dl>
      <p>{messages.cookiesBrowser}</p>
    </Part>
  )
}

export function Rights() {
  return (
    <Part id="rights" title={messages.rightsTitle}>
      <ul className={LIST}>
        <li>{messages.rightsAccount({ link: linkTo('/account') })}</li>
        <li>{messages.rightsObject}</li>
        <li>{messages.rightsWithdraw}</li>
        <li>{messages.rightsWrite({ link: linkTo('/contact') })}</li>
        <li>{messages.rightsComplain}</li>
      </ul>
    </Part>
  )
}

function Cookie({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">
        <bdi dir="ltr">{name}</bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
