import * as messages from 'messages/first-days'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function FirstDaysSkeleton() {
  return (
    <Loading label={messages.loading}>
      <Skeleton className="h-108 rounded-card" />
    </Loading>
  )
}
