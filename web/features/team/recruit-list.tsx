import { useInfiniteQuery } from '@tanstack/react-query'
import type { Recruit, RecruitFilter } from 'contract/team'
import type { Signal } from 'game/reviews'
import * as messages from 'messages/team'
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

const FILTERS: readonly { value: RecruitFilter | 'all'; label: string }[] = [
  { value: 'all', label: messages.all },
  { value: 'new', label: messages.recent },
  { value: 'stalled', label: messages.stalled },
  { value: 'finished', label: messages.finished },
]

/** What each filter leaves out, so that hidden recruits don't seem lost. */
const NOTES: Partial<Record<RecruitFilter, string>> = {
  new: messages.recentAbout,
  stalled: messages.stalledAbout,
  finished: messages.finishedAbout,
}

type RecruitListProps = {
  look: Look
  onLook: (look: Look) => void
  signal: (signal: Signal, words: string) => ReactNode
}

/** Those whom the member brought, newest first. */
export function RecruitList({ look, onLook, signal }: RecruitListProps) {
  const query = useInfiniteQuery(recruitsQuery(useMember().id, look))
  const { filter, search = '' } = look
  return (
    <section aria-labelledby="recruits" className="grid gap-3">
      <h2 id="recruits" className="heading-section">
        {messages.recruits}
      </h2>
      <SearchField
        label={messages.search}
        placeholder={messages.partOfName}
        search={search}
        onSearch={(text) => onLook({ filter, search: text === '' ? undefined : text })}
      />
      <SegmentedControl
        label={messages.show}
        className="w-fit max-w-full"
        options={FILTERS}
        value={filter ?? 'all'}
        onChange={(value) => onLook({ search: look.search, filter: value === 'all' ? undefined : value })}
      />
      {filter && <p className="text-ink-soft text-sm">{NOTES[filter]}</p>}
      <Loaded query={query} loading={<RowsSkeleton label={messages.peopleLoading} />} failure={messages.peopleFailed}>
        {({ pages }) => (
          <>
            <Found
              recruits={pages.flatMap((page) => page.members)}
              more={query.hasNextPage}
              outdated={query.isPlaceholderData}
              isNarrowed={filter !== undefined || search !== ''}
              signal={signal}
            />
            <MorePages query={query} failure={messages.nextFailed} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type FoundProps = {
  recruits: readonly Recruit[]
  more: boolean
  /** The answer to the previous query. */
  outdated: boolean
  isNarrowed: boolean
  signal: RecruitListProps['signal']
}

function Found({ recruits, more, outdated, isNarrowed, signal }: FoundProps) {
  const isEmpty = recruits.length === 0 && !outdated
  return (
    <>
      <p role="status" className="text-ink-soft text-sm">
        {outdated ? messages.searching : (more ? messages.peopleOrMore : messages.people)({ count: recruits.length })}
      </p>
      {isEmpty && (
        <NothingYet title={more ? messages.nobodyFoundSoFar : messages.nobodyFound}>
          {more && messages.moreToSearch}
          {!more && (isNarrowed ? messages.tryAnother : messages.appearHere)}
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
