import * as messages from 'messages/missions'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The line before its stations are known. */
export function QuestMapSkeleton() {
  return (
    <Loading label={messages.loadingStations} className="grid gap-2 pt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mb-0">
        <Skeleton className="h-8 w-36" />
        <Skeleton className="h-11 w-full sm:w-80" />
      </div>
      <div className="grid gap-4 lg:mt-19 lg:grid-cols-5">
        {[1, 2, 3, 4, 5].map((station) => (
          <div key={station} className="rounded-card border-2 border-line bg-card p-4 max-lg:ms-12">
            <Skeleton className="-mx-4 -mt-4 aspect-4/3 rounded-none max-lg:hidden" />
            <Skeleton className="h-5 w-2/5 lg:mt-4" />
            <Skeleton className="mt-3 h-6 w-4/5" />
            <Skeleton className="mt-4 h-16 max-lg:hidden" />
            <Skeleton className="mt-4 h-11 rounded-full" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
