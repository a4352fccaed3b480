import { useInfiniteQuery } from '@tanstack/react-query'
import type { Recruit, RecruitFilter } from 'contract/team'
import type { Signal } from 'game/reviews'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { MorePages } from '#web/client/api/more-pages.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { RecruitRow } from './recruit-row.tsx'
import { type Look, recruitsQuery } from './team-queries.ts'
import { peopleText } from './team-words.ts'

const FILTERS: readonly { value: RecruitFilter | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'stalled', label: 'Standing still' },
  { value: 'finished', label: 'Finished' },
]

/** What a view leaves out isn't gone. */
const NOTES: Partial<Record<RecruitFilter, string>> = {
  new: 'Who joined in the last seven days.',
  stalled: 'Who has stations left and finished none for three days, among those who show you their progress.',
  finished: 'Who has finished all five stations, among those who show you their progress.',
}

type RecruitListProps = {
  look: Look
  onLook: (look: Look) => void
  signal: (signal: Signal) => ReactNode
}

/** Those whom the member brought, newest first. */
export function RecruitList({ look, onLook, signal }: RecruitListProps) {
  const query = useInfiniteQuery(recruitsQuery(useMember().id, look))
  const { filter, search = '' } = look
  return (
    <section aria-labelledby="recruits" className="grid gap-3">
      <h2 id="recruits" className="heading-section">
        People you brought
      </h2>
      <SearchField
        label="Search by name"
        placeholder="Part of a name"
        search={search}
        onSearch={(text) => onLook({ filter, search: text === '' ? undefined : text })}
      />
      <SegmentedControl
        label="Show"
        className="w-fit max-w-full"
        options={FILTERS}
        value={filter ?? 'all'}
        onChange={(value) => onLook({ search: look.search, filter: value === 'all' ? undefined : value })}
      />
      {filter && <p className="text-ink-soft text-sm">{NOTES[filter]}</p>}
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading people..." />}
        failure="The people couldn’t be loaded."
      >
        {({ pages }) => (
          <>
            <Found
              recruits={pages.flatMap((page) => page.members)}
              more={query.hasNextPage}
              outdated={query.isPlaceholderData}
              isNarrowed={filter !== undefined || search !== ''}
              signal={signal}
            />
            <MorePages query={query} failure="The next people couldn’t be loaded. Please try again." />
          </>
        )}
      </Loaded>
    </section>
  )
}

type FoundProps = {
  recruits: readonly Recruit[]
  more: boolean
  /** The answer to what was asked before. */
  outdated: boolean
  isNarrowed: boolean
  signal: RecruitListProps['signal']
}

function Found({ recruits, more, outdated, isNarrowed, signal }: FoundProps) {
  const isEmpty = recruits.length === 0 && !outdated
  return (
    <>
      <p role="status" className="text-ink-soft text-sm">
        {outdated ? 'Searching...' : `${peopleText(recruits.length)}${more ? ', and there may be more' : ''}`}
      </p>
      {isEmpty && (
        <NothingYet title={more ? 'Nobody found so far' : 'Nobody found'}>
          {more && 'There are more people to look through.'}
          {!more && (isNarrowed ? 'Try another name, or show all.' : 'Whoever joins through your link appears here.')}
        </NothingYet>
      )}
      <ul className="grid gap-3 lg:grid-cols-2" aria-busy={outdated}>
        {recruits.map((recruit) => (
          <RecruitRow key={recruit.id} recruit={recruit} signal={signal} />
        ))}
      </ul>
    </>
  )
}
