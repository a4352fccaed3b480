import * as messages from 'messages/notifications'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Before the choices are there, or their script. */
export function RemindersSkeleton() {
  return (
    <Loading label={messages.choicesLoading} className="grid gap-3">
      <Skeleton className="h-15" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  )
}
