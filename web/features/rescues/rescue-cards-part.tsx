import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The cards, whose script is fetched when they are drawn. */
export const RescueCardsPart = lazyPart(
  async () => (await import('./rescue-cards.tsx')).RescueCards,
  <Skeleton className="h-88 rounded-card md:h-77" />,
)
