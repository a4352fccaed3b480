import * as messages from 'messages/leagues'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export function LeagueChoiceSkeleton() {
  return (
    <Loading label={messages.choiceLoading}>
      <Skeleton className="h-32" />
    </Loading>
  )
}
