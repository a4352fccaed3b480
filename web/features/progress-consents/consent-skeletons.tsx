import * as messages from 'messages/progress-consents'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** As high as the question that follows. */
export function ConsentCardSkeleton() {
  return (
    <Loading label={messages.questionLoading}>
      <Skeleton className="h-94 rounded-card sm:h-61" />
    </Loading>
  )
}

export function ProgressChoicesSkeleton() {
  return (
    <Loading label={messages.choicesLoading}>
      <Skeleton className="h-48" />
    </Loading>
  )
}
