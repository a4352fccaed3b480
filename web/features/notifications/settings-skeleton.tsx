import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Before the choices are there, or their script. */
export function SettingsSkeleton() {
  return (
    <Loading label="Loading your choices..." className="grid gap-5">
      <Skeleton className="h-84" />
      <Skeleton className="h-16" />
    </Loading>
  )
}
