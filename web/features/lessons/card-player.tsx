import type { Lesson } from 'contract/lessons'
import * as messages from 'messages/lessons'
import { useEffect, useRef } from 'react'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { UNTOUCHED } from './card-state.ts'
import { CardStep } from './card-step.tsx'
import type { useLessonPlace } from './lesson-place.ts'

type CardPlayerProps = {
  lesson: Pick<Lesson, 'cards'>
  place: ReturnType<typeof useLessonPlace>
  /** The cards replace the button that showed them again. */
  isAgain: boolean
  /** The lesson is being finished. */
  pending: boolean
  onFinish: () => void
}

/** The cards of a lesson, one after the other. */
export function CardPlayer({
  lesson: { cards },
  place: { place, goTo, setState },
  isAgain,
  pending,
  onFinish,
}: CardPlayerProps) {
  const { at, states } = place
  const heading = useFocusOnTurn(at, isAgain)
  const card = cards[at]
  if (card === undefined) return null
  const isLast = at === cards.length - 1
  return (
    <Card as="div" className="grid gap-4">
      <div className="grid gap-2">
        <p id="card-number" className="font-semibold text-sm">
          {messages.cardOf({ number: at + 1, total: cards.length })}
        </p>
        <ProgressBar
          labelledBy="card-number"
          value={at + 1}
          max={cards.length}
          valueText={messages.cardsRead({ number: at + 1, total: cards.length })}
          size="thin"
        />
      </div>
      <CardStep
        key={at}
        card={card}
        state={states[at] ?? UNTOUCHED}
        onState={setState}
        headingRef={heading}
        nextLabel={isLast ? messages.finishLesson : messages.goOn}
        pending={pending}
        onNext={() => (isLast ? onFinish() : goTo(at + 1))}
        onBack={at > 0 ? () => goTo(at - 1) : undefined}
      />
    </Card>
  )
}

/** After a change to another card, or where the cards replaced a button, the focus moves to the card's heading. */
function useFocusOnTurn(at: number, isAgain: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isAgain ? undefined : at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    heading.current?.focus()
  }, [at])
  return heading
}
