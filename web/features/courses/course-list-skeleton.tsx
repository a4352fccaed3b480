import * as messages from 'messages/courses'
import { CARD } from '#web/ui/card.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The grid of courses before they are known. */
export function CourseListSkeleton() {
  return (
    <Loading label={messages.loadingCourses} className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((course) => (
        <div key={course} className={`overflow-hidden ${CARD}`}>
          <Skeleton className="aspect-5/2 rounded-none" />
          <div className="grid gap-3 p-4 md:p-5">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-18" />
            <Skeleton className="h-16 w-3/5" />
            <Skeleton className="h-11 rounded-full" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
