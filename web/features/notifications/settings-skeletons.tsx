import * as messages from 'messages/notifications'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Before the choices are there, or their script. */
export function SettingsSkeleton() {
  return (
    <Loading label={messages.choicesLoading} className="grid gap-5">
      <Skeleton className="h-84" />
      <Skeleton className="h-16" />
    </Loading>
  )
}

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
