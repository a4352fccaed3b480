import * as messages from 'messages/rescues'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function RescueCardsSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-3 lg:grid-cols-2">
      <Skeleton className="h-69 rounded-card md:h-54" />
    </Loading>
  )
}
