import * as messages from 'messages/legal'
import { OperatorDetails } from './operator-details.tsx'
import { Part } from './part.tsx'
import { Cookies, Recipients, Rights } from './privacy-choices.tsx'
import { Emails, Invited, Leads, Members, Reporters } from './privacy-people.tsx'

/** /privacy: what is stored, why, and for how long. Each sentence here is true of the program: change both or neither. */
export function PrivacyPage() {
  return (
    <article className="mx-auto grid w-full max-w-reading gap-8 text-lg">
      <div className="grid gap-3">
        <h1 className="heading-page">{messages.privacyTitle}</h1>
        <p>{messages.inShort}</p>
      </div>
      <Part id="operator" title={messages.responsibleTitle}>
        <p>{messages.controller}</p>
        <OperatorDetails />
      </Part>
      <Members />
      <Invited />
      <Leads />
      <Reporters />
      <Emails />
      <Recipients />
      <Cookies />
      <Rights />
    </article>
  )
}
