import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LeadPool } from 'contract/leads'
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
          The pool
        </h2>
        <Loaded query={query} loading={<PoolSkeleton />} failure="The pool couldn’t be loaded.">
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
        <Figure label="Waiting for confirmation" value={waiting} />
        <Figure label="Available" value={available} />
        <Figure label="Delivered" value={taken} />
        <Figure label="Do not contact" value={doNotContact} />
      </dl>
      {available < 10 && (
        <p className="text-ink-soft">
          A pack has ten leads. Until ten are available, the reward says “None at the moment” and can’t be redeemed.
        </p>
      )}
    </>
  )
}

/** A number above its name. */
function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="figure-large">{value.toLocaleString('en')}</dd>
    </div>
  )
}

function PoolSkeleton() {
  return (
    <Loading label="Loading the pool..." className="grid grid-cols-2 gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Loading>
  )
}
