import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/**
 * Two or three questions on what was just read, under a station's or a course's lesson. Optional and unpaid; where there
 * are no questions, nothing. Its script is fetched when it is drawn.
 */
export const CheckYourself = lazyPart(
  async () => (await import('./check-questions.tsx')).CheckQuestions,
  <Skeleton className="h-60 rounded-card" />,
)
