import * as messages from 'messages/progress-consents'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function ProgressChoicesSkeleton() {
  return (
    <Loading label={messages.choicesLoading}>
      <Skeleton className="h-48" />
    </Loading>
  )
}
