import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Contact } from 'contract/rewards'
import { CONTACTS_PAGE } from 'game/rewards'
import { Download } from 'lucide-react'
import * as messages from 'messages/rewards'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ContactList } from './contact-list.tsx'
import { contactsCsv } from './contacts-csv.ts'
import { download } from './download.ts'
import { FRESH_FOR } from './reward-queries.ts'

/** Who asked to be contacted by this very member, newest first: all of them, because the table holds all. */
function contactsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.contacts, memberId],
    queryFn: async ({ signal }) => {
      const contacts: Contact[] = []
      let page: Contact[]
      do {
        const last = contacts.at(-1)
        const query = last ? `?after=${Date.parse(last.askedAt)}~${last.id}` : ''
        page = await get<Contact[]>(`/api/users/${memberId}/contacts${query}`, signal)
        contacts.push(...page)
      } while (page.length === CONTACTS_PAGE)
      return contacts
    },
    staleTime: FRESH_FOR,
  })
}

/** Who asked this very member for contact, and the page where people do. */
export function ContactsSection() {
  const { id, inviteCode } = useMember()
  const query = useQuery(contactsQuery(id))
  return (
    <Card aria-labelledby="contacts" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="contacts" className="heading-section">
          {messages.contacts}
        </h2>
        <p className="text-ink-soft">{messages.contactsAbout}</p>
      </div>
      <PageLink address={`${location.origin}/info/${encodeURIComponent(inviteCode)}`} />
      <Loaded query={query} loading={<ContactsSkeleton />} failure={messages.contactsFailed}>
        {(contacts) => (contacts.length === 0 ? <NobodyYet /> : <Contacts contacts={contacts} />)}
      </Loaded>
    </Card>
  )
}

function PageLink({ address }: { address: string }) {
  return (
    <div className="flex max-w-reading flex-wrap items-end gap-2">
      <TextField
        label={messages.contactPage}
        dir="ltr"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="min-w-48 flex-1"
      />
      <CopyButton text={address} copied={messages.addressCopied}>
        {messages.copyAddress}
      </CopyButton>
    </div>
  )
}

function NobodyYet() {
  return <p className="rounded-md border-2 border-rule border-dashed p-4 text-ink-soft">{messages.nobodyYet}</p>
}

function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <>
      <ContactList contacts={contacts} />
      <Button
        className="justify-self-start"
        onClick={() => download(messages.contactsFile, 'text/csv', contactsCsv(contacts))}
      >
        <Download size={20} aria-hidden />
        {messages.downloadTable}
      </Button>
    </>
  )
}

function ContactsSkeleton() {
  return (
    <Loading label={messages.contactsLoading} className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Loading>
  )
}
