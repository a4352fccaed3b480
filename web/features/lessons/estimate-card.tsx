import * as messages from 'messages/lessons'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CardProps } from './card-props.ts'
import { Conclusion } from './feedback.tsx'
import { inDigits, numberFrom } from './work-results.ts'

/** A guess, then what is known. `texts` holds the guess. */
export function EstimateCard({ card, state, onState }: CardProps<'estimate'>) {
  const { texts, isShown } = state
  const guess = numberFrom(texts[0])
  return (
    <>
      <p className="font-semibold text-lg">{card.ask}</p>
      <TextField
        label={messages.guessIn({ unit: card.unit })}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-60"
        value={texts[0] ?? ''}
        readOnly={isShown}
        onChange={({ currentTarget }) => onState({ ...state, texts: [currentTarget.value] })}
      />
      {!isShown && (
        <Button
          variant="plain"
          className="-ms-5.5 justify-self-start"
          onClick={() => onState({ ...state, texts: [], isShown: true })}
        >
          {messages.cannotTell}
        </Button>
      )}
      <Conclusion shown={isShown}>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {guess !== undefined && <Figure name={messages.yourGuess} number={guess} unit={card.unit} />}
          {card.answer !== undefined && <Figure name={messages.known} number={card.answer} unit={card.unit} />}
        </dl>
        <p>{card.reveal}</p>
      </Conclusion>
    </>
  )
}

function Figure({ name, number, unit }: { name: string; number: number; unit: string }) {
  return (
    <div>
      <dt className="text-sm">{name}</dt>
      <dd className="font-bold font-display text-xl">
        {inDigits(number)} <span className="font-sans text-base">{unit}</span>
      </dd>
    </div>
  )
}
