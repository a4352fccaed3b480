import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ManagedMember, MemberPage } from 'contract/administration'
import * as messages from 'messages/members'
import { type ReactNode, useState } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { MorePages } from '#web/client/api/more-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { type MemberAct, MemberActDialog } from './member-act-dialog.tsx'
import { MemberRow } from './member-row.tsx'

/** @param search a part of a name or an address; an empty text finds all members */
function membersQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...adminQueryKeys.members, search],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams()
      if (search !== '') asked.set('search', search)
      if (pageParam !== null) asked.set('after', pageParam)
      const query = asked.size > 0 ? `?${asked}` : ''
      return get<MemberPage>(`/api/admin/members${query}`, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // During typing the old list stays until the new one is there.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

type MembersSectionProps = {
  search: string
  onSearch: (search: string) => void
  /** The ledger of one member. */
  tickets: (memberId: string) => ReactNode
}

/** All members, the newest first, and what can be done with each. */
export function MembersSection({ search, onSearch, tickets }: MembersSectionProps) {
  const query = useInfiniteQuery(membersQuery(search))
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <h2 id="members" className="heading-section">
        {messages.heading}
      </h2>
      <SearchField label={messages.search} search={search} onSearch={onSearch} />
      <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.loadFailed}>
        {({ pages }) => (
          <>
            <FoundMembers
              members={pages.flatMap((page) => page.members)}
              search={search}
              more={query.hasNextPage}
              outdated={query.isPlaceholderData}
              tickets={tickets}
            />
            <MorePages query={query} failure={messages.moreFailed} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type FoundMembersProps = {
  members: readonly ManagedMember[]
  search: string
  more: boolean
  /** The answer to the search before this one. */
  outdated: boolean
  tickets: MembersSectionProps['tickets']
}

function FoundMembers({ members, search, more, outdated, tickets }: FoundMembersProps) {
  const [act, setAct] = useState<MemberAct>()
  const found = (more ? messages.foundMore : messages.found)({ count: members.length })
  return (
    <>
      <p role="status" className="text-ink-soft text-sm">
        {outdated ? messages.searching : found}
      </p>
      {members.length === 0 && !outdated && (
        <EmptyState level={3} title={messages.nobodyFound}>
          {search === '' ? messages.noMembers : messages.noMatch({ search })}
        </EmptyState>
      )}
      <ul className="grid gap-3" aria-busy={outdated}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onAct={(what) => setAct({ what, member })} />
        ))}
      </ul>
      {act && <MemberActDialog act={act} onClose={() => setAct(undefined)} tickets={tickets} />}
    </>
  )
}
