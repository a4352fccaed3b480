import type { Lesson } from 'contract/lessons'
import { useEffect, useRef } from 'react'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { UNTOUCHED } from './card-state.ts'
import { CardStep } from './card-step.tsx'
import type { useLessonPlace } from './lesson-place.ts'

type CardPlayerProps = {
  lesson: Pick<Lesson, 'cards'>
  place: ReturnType<typeof useLessonPlace>
  /** The cards come in the place of the button that asked for them once more. */
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
          Card {at + 1} of {cards.length}
        </p>
        <ProgressBar
          labelledBy="card-number"
          value={at + 1}
          max={cards.length}
          valueText={`${at + 1} of ${cards.length} cards`}
          size="thin"
        />
      </div>
      <CardStep
        key={at}
        card={card}
        state={states[at] ?? UNTOUCHED}
        onState={setState}
        headingRef={heading}
        nextLabel={isLast ? 'Finish Lesson' : 'Continue'}
        pending={pending}
        onNext={() => (isLast ? onFinish() : goTo(at + 1))}
        onBack={at > 0 ? () => goTo(at - 1) : undefined}
      />
    </Card>
  )
}

/** After a turn to another card, or where the cards have taken a button's place, the keyboard and a screen reader go on from its heading. */
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
