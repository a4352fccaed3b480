import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function ProgressChoicesSkeleton() {
  return (
    <Loading label="Loading your choices...">
      <Skeleton className="h-48" />
    </Loading>
  )
}
