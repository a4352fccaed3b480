import { TALK_OUTCOMES, type TalkOutcome } from 'game/people'
import * as messages from 'messages/people'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { OUTCOME_NAMES } from './in-words.ts'

type TalkChoicesProps = {
  id: string
  name: string
  pending: boolean
  onChoose: (outcome: TalkOutcome) => void
  onCancel: () => void
}

/** How a talk went: one press saves it. */
export function TalkChoices({ id, name, pending, onChoose, onCancel }: TalkChoicesProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    group.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <fieldset
      ref={group}
      id={id}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="mt-3 min-w-0 border-rule border-t-2 pt-3"
    >
      <legend className="sr-only">{messages.howDidItGoWith({ name })}</legend>
      <p aria-hidden className="mb-2 font-semibold">
        {messages.howDidItGo}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {TALK_OUTCOMES.map((outcome) => (
          <Button key={outcome} pending={pending} className="whitespace-normal! px-3" onClick={() => onChoose(outcome)}>
            {OUTCOME_NAMES[outcome]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
