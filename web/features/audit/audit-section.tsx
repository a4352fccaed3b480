import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry, AuditKind } from 'contract/audit'
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
  { value: '', label: 'Everything' },
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
        Audit
      </h2>
      <p className="max-w-reading text-ink-soft">
        What administrators did and what happened to the security of accounts. Entries can’t be changed, and are kept
        for two years.
      </p>
      <div className="mb-2 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField label="Person" className="w-full sm:w-80" search={search} onSearch={onSearch} />
        <SelectField
          label="Kind"
          className="w-full sm:w-80"
          options={KIND_OPTIONS}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as AuditKind | '')}
        />
        <a href={`/api/admin/audit.csv${auditQueryText(filters)}`} download className={buttonClass()}>
          Download CSV
        </a>
      </div>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading the audit log..." />}
        failure="The audit log couldn’t be loaded."
      >
        {({ pages }) => (
          <>
            <Entries
              entries={pages.flatMap((page) => page.entries)}
              isFiltered={search !== '' || kind !== ''}
              outdated={query.isPlaceholderData}
            />
            <MorePages query={query} failure="The next entries couldn’t be loaded. Please try again." />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** @param outdated the answer to the filters before these */
function Entries({ entries, isFiltered, outdated }: { entries: AuditEntry[]; isFiltered: boolean; outdated: boolean }) {
  if (entries.length === 0 && !outdated) {
    return (
      <EmptyState level={3} title="No entries">
        {isFiltered ? 'Nothing in the audit log matches these filters.' : 'Nothing has been recorded yet.'}
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
