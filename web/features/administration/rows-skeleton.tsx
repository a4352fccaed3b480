import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** A list, before it is there. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </Loading>
  )
}
