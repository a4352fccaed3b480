import * as messages from 'messages/courses'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** A course's page before the course is there. */
export function CourseSkeleton() {
  usePageTitle(messages.course)
  return (
    <Loading label={messages.loadingCourse} className="grid gap-4 md:gap-6">
      <div className="grid gap-3">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-7 w-4/5" />
      </div>
      <JourneySkeleton />
      <div className="grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="min-h-65 rounded-card" />
        <ProgressSkeleton />
      </div>
    </Loading>
  )
}

/** The journey before it is known how far the member is. */
export function JourneySkeleton() {
  return <Skeleton className="h-100 rounded-card lg:h-135" />
}

export function ProgressSkeleton() {
  return <Skeleton className="min-h-65 rounded-card" />
}
