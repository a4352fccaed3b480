import type { ReactNode } from 'react'
import { useState } from 'react'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { HelpQuestionSkeleton } from './help-question-skeleton.tsx'
import { RescueCardsPart } from './rescue-cards-part.tsx'

const HelpQuestion = lazyPart(async () => (await import('./help-question.tsx')).HelpQuestion, <HelpQuestionSkeleton />)

type HandNewsProps = {
  /** How many cards wait; 0 until it is known. */
  needAHand: number
  wasHelped: boolean
  hints: (text: string) => ReactNode
}

/** On the dashboard, where somebody needs a hand or was given one. Each stays until the screen is left. */
export function HandNews({ needAHand, wasHelped, hints }: HandNewsProps) {
  const [shown, setShown] = useState({ cards: false, question: false })
  const cards = shown.cards || needAHand > 0
  const question = shown.question || wasHelped
  if (cards !== shown.cards || question !== shown.question) setShown({ cards, question })
  return (
    <>
      {question && <HelpQuestion />}
      {cards && <RescueCardsPart hints={hints} atFirst={1} />}
    </>
  )
}
