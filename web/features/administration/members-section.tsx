import { useInfiniteQuery } from '@tanstack/react-query'
import type { ManagedMember } from 'contract/administration'
import { useState } from 'react'
import { Loaded } from '#web/client/loaded.tsx'
import { MorePages } from '#web/client/more-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { membersQuery } from './admin-queries.ts'
import { type MemberAct, MemberActDialog } from './member-act-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { SearchField } from './search-field.tsx'

type MembersSectionProps = { search: string; onSearch: (search: string) => void }

/** Everybody with an account, the newest first, and what can be done to them. */
export function MembersSection({ search, onSearch }: MembersSectionProps) {
  const query = useInfiniteQuery(membersQuery(search))
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <h2 id="members" className="heading-section">
        Members
      </h2>
      <SearchField label="Search members" search={search} onSearch={onSearch} />
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading members..." />}
        failure="The members couldn't be loaded."
      >
        {({ pages }) => (
          <>
            <FoundMembers
              members={pages.flatMap((page) => page.members)}
              search={search}
              more={query.hasNextPage}
              outdated={query.isPlaceholderData}
            />
            <MorePages query={query} failure="The next members couldn't be loaded. Please try again." />
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
}

function FoundMembers({ members, search, more, outdated }: FoundMembersProps) {
  const [act, setAct] = useState<MemberAct>()
  const found = members.length === 1 ? '1 member' : `${members.length} members`
  return (
    <>
      <p role="status" className="text-ink-soft text-sm">
        {outdated ? 'Searching...' : `${found}${more ? ', and there are more' : ''}`}
      </p>
      {members.length === 0 && !outdated && (
        <EmptyState level={3} title="Nobody found">
          {search === '' ? 'There is no member yet.' : `No name or email address contains "${search}".`}
        </EmptyState>
      )}
      <ul className="grid gap-3" aria-busy={outdated}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onAct={(what) => setAct({ what, member })} />
        ))}
      </ul>
      {act && <MemberActDialog act={act} onClose={() => setAct(undefined)} />}
    </>
  )
}
