import { useQuery } from '@tanstack/react-query'
import type { Contact } from 'contract/rewards'
import { Download } from 'lucide-react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ContactList } from './contact-list.tsx'
import { contactsCsv } from './contacts-csv.ts'
import { download } from './download.ts'
import { contactsQuery } from './reward-queries.ts'

/** Who asked this very member for contact, and the page where people do. */
export function ContactsSection() {
  const { id, inviteCode } = useMember()
  const query = useQuery(contactsQuery(id))
  return (
    <Card aria-labelledby="contacts" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="contacts" className="heading-section">
          Your contacts
        </h2>
        <p className="text-ink-soft">
          People who asked to hear from you through your own page. They cost no tokens. Give its address to anyone who
          would like to know more.
        </p>
      </div>
      <PageLink address={`${location.origin}/info/${encodeURIComponent(inviteCode)}`} />
      <Loaded query={query} loading={<ContactsSkeleton />} failure="Your contacts couldn’t be loaded.">
        {(contacts) => (contacts.length === 0 ? <NobodyYet /> : <Contacts contacts={contacts} />)}
      </Loaded>
    </Card>
  )
}

function PageLink({ address }: { address: string }) {
  return (
    <div className="flex max-w-reading flex-wrap items-end gap-2">
      <TextField
        label="Your contact page"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="min-w-48 flex-1"
      />
      <CopyButton text={address} copied="Page address copied.">
        Copy address
      </CopyButton>
    </div>
  )
}

function NobodyYet() {
  return (
    <p className="rounded-md border-2 border-rule border-dashed p-4 text-ink-soft">
      Nobody has asked yet. Copy the address of your page and send it to someone who asked what you do.
    </p>
  )
}

function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <>
      <ContactList contacts={contacts} />
      <Button
        className="justify-self-start"
        onClick={() => download('whistlestop-contacts.csv', 'text/csv', contactsCsv(contacts))}
      >
        <Download size={20} aria-hidden />
        Download as .csv
      </Button>
    </>
  )
}

function ContactsSkeleton() {
  return (
    <Loading label="Loading contacts..." className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  )
}
