import { usePageTitle } from '#web/client/page/page-title.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** A lesson before it is there. */
export function MissionSkeleton() {
  usePageTitle('Mission')
  return (
    <Loading label="Loading mission...">
      <Skeleton className="mt-3 mb-5 h-40 rounded-card sm:h-65 md:mt-5 md:mb-7" />
      <Skeleton className="mb-3 h-6 w-64" />
      <Skeleton className="h-11 w-5/6" />
      <Skeleton className="mt-4 h-7 w-2/3" />
      <Skeleton className="mt-7 h-49 rounded-card" />
      <Skeleton className="mt-9 h-8 w-1/2" />
      <Skeleton className="mt-4 h-28" />
    </Loading>
  )
}
