import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OperatorDetails } from 'contract/operator'
import * as messages from 'messages/operator'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { OperatorForm } from './operator-form.tsx'

function operatorQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.operator,
    queryFn: ({ signal }) => get<OperatorDetails>('/api/admin/operator', signal),
    staleTime: 0,
  })
}

/** Who runs the site, with the form that changes it. */
export function OperatorSection() {
  const query = useQuery(operatorQuery())
  return (
    <section aria-labelledby="operator" className="grid gap-3">
      <h2 id="operator" className="heading-section">
        {messages.heading}
      </h2>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.loadFailed}>
        {(details) => <OperatorForm details={details} />}
      </Loaded>
    </section>
  )
}
