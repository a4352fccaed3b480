import * as messages from 'messages/rescues'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** As high as the question that follows. */
export function HelpQuestionSkeleton() {
  return (
    <Loading label={messages.questionLoading}>
      <Skeleton className="h-94 rounded-card sm:h-61" />
    </Loading>
  )
}
