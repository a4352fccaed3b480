import { useState } from 'react'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { ConsentCardSkeleton } from './consent-skeletons.tsx'

const ConsentCard = lazyPart(async () => (await import('./consent-card.tsx')).ConsentCard, <ConsentCardSkeleton />)

/** The question on the dashboard, for who was never asked. It stays to say what was answered until the screen is left. */
export function ConsentQuestion() {
  const { shareProgress } = useMember()
  const [isAsked, setIsAsked] = useState(false)
  if (shareProgress === null && !isAsked) setIsAsked(true)
  return isAsked && <ConsentCard />
}
