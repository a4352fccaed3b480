import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function LeagueChoiceSkeleton() {
  return (
    <Loading label="Loading your choice...">
      <Skeleton className="h-32" />
    </Loading>
  )
}
