import { useState } from 'react'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { HelpQuestionSkeleton } from './help-question-skeleton.tsx'

const HelpQuestion = lazyPart(async () => (await import('./help-question.tsx')).HelpQuestion, <HelpQuestionSkeleton />)

/** On the dashboard, where the member was given a hand. It stays until the screen is left. */
export function HelpAsked({ wasHelped }: { wasHelped: boolean }) {
  const [isShown, setIsShown] = useState(false)
  if (wasHelped && !isShown) setIsShown(true)
  return isShown && <HelpQuestion />
}
