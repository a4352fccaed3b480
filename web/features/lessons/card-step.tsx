import type { LessonCard as Card } from 'contract/lessons'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import * as messages from 'messages/lessons'
import * as shell from 'messages/shell'
import { type RefObject, useId, useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import type { CardKind } from './card-props.ts'
import type { CardState } from './card-state.ts'
import { actionOf, FORMAT_NAMES, missingOn } from './formats.ts'
import { LessonCard } from './lesson-card.tsx'

type CardStepProps = {
  card: Card
  state: CardState
  onState: (state: CardState) => void
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** What the button says once there's nothing left to show. */
  nextLabel: string
  pending?: boolean
  onNext: () => void
  /** Undefined on the first card. */
  onBack?: (() => void) | undefined
}

/** The formats that can be tried again after the check; a sentence or a number is edited in place. */
const AGAIN: readonly CardKind[] = ['sort', 'order', 'spot', 'say']

/**
 * One card with its buttons. The first one shows the answer, then goes on; it stays in place, and so does the focus.
 */
export function CardStep({ card, state, onState, headingRef, nextLabel, pending, onNext, onBack }: CardStepProps) {
  const headingId = useId()
  const actionId = useId()
  const [hint, setHint] = useState<string | null>(null)
  const action = actionOf(card, state)
  const press = () => {
    if (action === null) return onNext()
    const missing = missingOn(card, state)
    setHint(missing)
    if (missing === null) onState({ ...state, isShown: true })
  }
  const change = (next: CardState) => {
    setHint(null)
    onState(next)
    // “I can’t tell” goes away when it's pressed.
    if (next.isShown && !state.isShown) focusSoon(actionId)
  }
  const tryAgain = () => {
    change({ ...state, isShown: false })
    // The button that was pressed goes away.
    focusSoon(actionId)
  }
  return (
    <section aria-labelledby={headingId} className="grid gap-5">
      <h2 ref={headingRef} id={headingId} tabIndex={-1} className="heading-panel text-station outline-none">
        {FORMAT_NAMES[card.kind]}
      </h2>
      <LessonCard card={card} state={state} onState={change} />
      <div className="grid gap-3 border-rule border-t-2 pt-4">
        <p role="status" className="empty:sr-only">
          {hint}
        </p>
        <div className="flex flex-wrap items-center gap-3 max-sm:*:grow">
          <Button id={actionId} variant="go" size="lg" pending={pending} onClick={press} className="max-sm:w-full">
            {action ?? nextLabel}
          </Button>
          {onBack && (
            <Button size="lg" onClick={onBack}>
              <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden />
              {messages.previousCard}
            </Button>
          )}
          {state.isShown && AGAIN.includes(card.kind) && (
            <Button size="lg" variant="plain" onClick={tryAgain}>
              <RotateCcw size={18} aria-hidden />
              {shell.tryAgain}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
