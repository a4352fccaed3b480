import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function FirstDaysSkeleton() {
  return (
    <Loading label="Loading the first days...">
      <Skeleton className="h-108 rounded-card" />
    </Loading>
  )
}
