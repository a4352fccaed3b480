import type { Contact } from 'contract/rewards'
import * as messages from 'messages/rewards'
import type { ReactNode } from 'react'
import { ContactRow } from './contact-row.tsx'

/** How many are shown before one asks for the others: as many as one redemption brings. */
const SHOWN = 10

/** People who asked to be contacted, and how to reach them. */
export function ContactList({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <div>
      <Rows contacts={contacts.slice(0, SHOWN)} />
      <FoldedRest count={contacts.length - SHOWN}>
        <Rows contacts={contacts.slice(SHOWN)} />
      </FoldedRest>
    </div>
  )
}

function Rows({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className="divide-y-2 divide-rule">
      {contacts.map((contact) => (
        <ContactRow key={contact.id} contact={contact} />
      ))}
    </ul>
  )
}

/** The end of a long list, for whoever wants it. @param count how many it holds; none shows nothing */
function FoldedRest({ count, children }: { count: number; children: ReactNode }) {
  if (count <= 0) return null
  return (
    <details className="border-rule border-t-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
        {messages.showMore({ count })}
      </summary>
      {children}
    </details>
  )
}
