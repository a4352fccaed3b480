import * as messages from 'messages/leaderboard'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Another board, before its script or its names are known. */
export function BoardSkeleton() {
  return (
    <Loading label={messages.boardLoading} className="grid content-start gap-4">
      <Skeleton className="h-12 sm:h-6" />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </Loading>
  )
}
