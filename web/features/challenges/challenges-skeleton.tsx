import { CHALLENGES } from 'game/challenges'
import * as messages from 'messages/challenges'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The challenges before the member's counts are known. */
export function ChallengesSkeleton() {
  return (
    <Loading label={messages.loading} className="grid grow">
      {CHALLENGES.map(({ key }) => (
        <div
          key={key}
          className="flex items-center gap-3 border-rule border-t py-3.5 first-of-type:border-t-0 sm:gap-4"
        >
          <Skeleton className="size-11 shrink-0" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-2" />
            <Skeleton className="h-6 w-4/5" />
          </div>
          <Skeleton className="h-11 w-27 shrink-0 rounded-full" />
        </div>
      ))}
    </Loading>
  )
}
