import * as messages from 'messages/rest-days'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function RestDaysSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-4">
      <Skeleton className="h-7" />
      <Skeleton className="h-40 sm:h-28" />
    </Loading>
  )
}
