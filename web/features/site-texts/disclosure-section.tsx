import { queryOptions, useQuery } from '@tanstack/react-query'
import type { IncomeDisclosure } from 'contract/site-texts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { DisclosureForm } from './disclosure-form.tsx'

function managedDisclosureQuery() {
  return queryOptions({
    queryKey: queryKeys.disclosure,
    queryFn: ({ signal }) => get<IncomeDisclosure>('/api/income-disclosure', signal),
    staleTime: 0,
  })
}

/** What the site says about income, with its form. */
export function DisclosureSection() {
  const query = useQuery(managedDisclosureQuery())
  return (
    <section aria-labelledby="disclosure" className="grid gap-3">
      <h2 id="disclosure" className="heading-section">
        About income
      </h2>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading the text..." />}
        failure="The text couldn’t be loaded."
      >
        {(disclosure) => <DisclosureForm disclosure={disclosure} />}
      </Loaded>
    </section>
  )
}
