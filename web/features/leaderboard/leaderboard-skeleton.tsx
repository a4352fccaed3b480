import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The board before its names are known. */
export function LeaderboardSkeleton() {
  return (
    <Loading
      label="Loading leaderboard..."
      className="grid gap-3 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-6 lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)] lg:gap-8"
    >
      <Skeleton className="min-h-83 md:min-h-110" />
      <div className="grid content-start gap-4 py-3">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} className="h-7" />
        ))}
      </div>
    </Loading>
  )
}
