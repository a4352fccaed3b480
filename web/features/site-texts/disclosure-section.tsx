import { queryOptions, useQuery } from '@tanstack/react-query'
import type { IncomeDisclosure } from 'contract/site-texts'
import * as page from 'messages/income-disclosure'
import * as messages from 'messages/site-texts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { DisclosureForm } from './disclosure-form.tsx'

function managedDisclosureQuery() {
  return queryOptions({
    queryKey: [...queryKeys.disclosure, 'original'],
    queryFn: ({ signal }) => get<IncomeDisclosure>('/api/income-disclosure?original=true', signal),
    staleTime: 0,
  })
}

/** What the site says about income, with its form. */
export function DisclosureSection() {
  const query = useQuery(managedDisclosureQuery())
  return (
    <section aria-labelledby="disclosure" className="grid gap-3">
      <h2 id="disclosure" className="heading-section">
        {page.heading}
      </h2>
      <Loaded query={query} loading={<RowsSkeleton label={page.loading} />} failure={messages.disclosureFailed}>
        {(disclosure) => <DisclosureForm disclosure={disclosure} />}
      </Loaded>
    </section>
  )
}
