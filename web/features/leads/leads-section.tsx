import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LeadPool } from 'contract/leads'
import { locale } from 'messages/language'
import * as messages from 'messages/leads'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { LeadImportForm } from './lead-import-form.tsx'

function leadPoolQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.leads,
    queryFn: ({ signal }) => get<LeadPool>('/api/admin/leads', signal),
    staleTime: 0,
  })
}

/** How full the pool of leads is, and how to add more. */
export function LeadsSection() {
  const query = useQuery(leadPoolQuery())
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card aria-labelledby="pool" className="grid gap-4">
        <h2 id="pool" className="heading-panel">
          {messages.pool}
        </h2>
        <Loaded query={query} loading={<PoolSkeleton />} failure={messages.poolFailed}>
          {(pool) => <Pool pool={pool} />}
        </Loaded>
      </Card>
      <LeadImportForm />
    </div>
  )
}

function Pool({ pool: { waiting, available, taken, doNotContact } }: { pool: LeadPool }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        <Figure label={messages.waiting} value={waiting} />
        <Figure label={messages.available} value={available} />
        <Figure label={messages.delivered} value={taken} />
        <Figure label={messages.doNotContact} value={doNotContact} />
      </dl>
      {available < 10 && <p className="text-ink-soft">{messages.poolIsLow}</p>}
    </>
  )
}

/** A number above its name. */
function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="figure-large">{value.toLocaleString(locale)}</dd>
    </div>
  )
}

function PoolSkeleton() {
  return (
    <Loading label={messages.loadingPool} className="grid grid-cols-2 gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Loading>
  )
}
