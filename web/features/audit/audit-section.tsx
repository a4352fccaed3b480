import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry, AuditKind } from 'contract/audit'
import * as messages from 'messages/audit'
import { useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { MorePages } from '#web/client/api/more-pages.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { auditQuery, auditQueryText } from './audit-query.ts'
import { AuditRow } from './audit-row.tsx'
import { AUDIT_KIND_NAMES } from './audit-words.ts'

const KIND_OPTIONS = [
  { value: '', label: messages.everything },
  ...Object.entries(AUDIT_KIND_NAMES).map(([value, label]) => ({ value, label })),
]

type AuditSectionProps = { search: string; onSearch: (search: string) => void }

/** What administrators did, and what happened to the security of accounts, the newest first. */
export function AuditSection({ search, onSearch }: AuditSectionProps) {
  const [kind, setKind] = useState<AuditKind | ''>('')
  const filters = { person: search, kind }
  const query = useInfiniteQuery(auditQuery(filters))
  return (
    <section aria-labelledby="audit" className="grid gap-3">
      <h2 id="audit" className="heading-section">
        {messages.heading}
      </h2>
      <p className="max-w-reading text-ink-soft">{messages.about}</p>
      <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField label={messages.person} className="w-full sm:w-80" search={search} onSearch={onSearch} />
        <SelectField
          label={messages.kind}
          className="w-full sm:w-80"
          options={KIND_OPTIONS}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as AuditKind | '')}
        />
        <a href={`/api/admin/audit.csv${auditQueryText(filters)}`} download className={buttonClass()}>
          {messages.download}
        </a>
      </div>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.loadFailed}>
        {({ pages }) => (
          <>
            <Entries
              entries={pages.flatMap((page) => page.entries)}
              isFiltered={search !== '' || kind !== ''}
              outdated={query.isPlaceholderData}
            />
            <MorePages query={query} failure={messages.moreFailed} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** @param outdated the answer for the previous filters */
function Entries({ entries, isFiltered, outdated }: { entries: AuditEntry[]; isFiltered: boolean; outdated: boolean }) {
  if (entries.length === 0 && !outdated) {
    return (
      <EmptyState level={3} title={messages.noEntries}>
        {isFiltered ? messages.noMatch : messages.nothingYet}
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-3" aria-busy={outdated}>
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
