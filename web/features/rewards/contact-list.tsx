import type { Contact } from 'contract/rewards'
import { ContactRow } from './contact-row.tsx'
import { FoldedRest } from './folded-rest.tsx'

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
