import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** As high as the question that follows. */
export function HelpQuestionSkeleton() {
  return (
    <Loading label="Loading a question...">
      <Skeleton className="h-94 rounded-card sm:h-61" />
    </Loading>
  )
}
