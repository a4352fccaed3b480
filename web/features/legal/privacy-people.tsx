import * as messages from 'messages/legal'
import type { ReactNode } from 'react'
import { LIST, Part } from './part.tsx'

export function Members() {
  return (
    <Part id="members" title={messages.membersTitle}>
      <p>{messages.membersContract}</p>
      <ul className={LIST}>
        <li>{messages.membersName}</li>
        <li>{messages.membersPassword}</li>
        <li>{messages.membersLearned}</li>
        <li>{messages.membersLinks}</li>
        <li>{messages.membersPeople}</li>
        <li>{messages.membersCalendar}</li>
      </ul>
      <p>{messages.membersNeeded}</p>
      <p>{messages.membersSafe}</p>
      <ul className={LIST}>
        <li>{messages.membersNetwork}</li>
        <li>{messages.membersBrowsers}</li>
        <li>{messages.membersLog}</li>
      </ul>
      <p>{messages.membersHeld}</p>
    </Part>
  )
}

export function Invited() {
  return (
    <Part id="invited" title={messages.invitedTitle}>
      <p>{messages.invitedText}</p>
    </Part>
  )
}

export function Leads() {
  return (
    <Part id="leads" title={messages.leadsTitle}>
      <p>{messages.leadsKept}</p>
      <p>{messages.leadsOthers}</p>
      <p>{messages.leadsEntered}</p>
    </Part>
  )
}

export function Reporters() {
  return (
    <Part id="reports" title={messages.reportsTitle}>
      <p>{messages.reportsText}</p>
    </Part>
  )
}

export function Emails(): ReactNode {
  return (
    <Part id="emails" title={messages.emailsTitle}>
      <p>{messages.emailsText}</p>
    </Part>
  )
}
