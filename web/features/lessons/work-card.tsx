import * as messages from 'messages/lessons'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CardProps } from './card-props.ts'
import { Conclusion } from './feedback.tsx'
import { asTyped, inDigits, numberFrom, workResults } from './work-results.ts'

/** Numbers in, results out; they follow what is typed once they're shown. `texts` holds the numbers as they're typed. */
export function WorkCard({ card, state, onState }: CardProps<'work'>) {
  const { texts, isShown } = state
  const type = (field: number, text: string) =>
    onState({ ...state, texts: card.fields.map((_, index) => (index === field ? text : (texts[index] ?? ''))) })
  return (
    <>
      <p className="font-semibold text-lg">{card.ask}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {card.fields.map(({ id, label, unit, example }, index) => (
          <TextField
            key={id}
            label={unit === undefined ? label : `${label} (${unit})`}
            hint={messages.forExample({ number: inDigits(example) })}
            inputMode="decimal"
            autoComplete="off"
            value={texts[index] ?? ''}
            onChange={({ currentTarget }) => type(index, currentTarget.value)}
          />
        ))}
      </div>
      {!isShown && (
        <Button
          variant="plain"
          className="-ms-5.5 justify-self-start"
          onClick={() => onState({ ...state, texts: card.fields.map(({ example }) => asTyped(example)) })}
        >
          {messages.useExample}
        </Button>
      )}
      <Conclusion shown={isShown}>
        <Results card={card} texts={texts} />
      </Conclusion>
    </>
  )
}

function Results({ card, texts }: Pick<CardProps<'work'>, 'card'> & { texts: readonly string[] }) {
  const values = card.fields.map((_, index) => numberFrom(texts[index]) ?? Number.NaN)
  const results = workResults(card, values)
  return (
    <>
      <dl className="divide-y divide-rule *:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-4 *:py-2">
        {card.results.map(({ id, label, unit }, index) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="font-bold font-display text-xl">
              {results[index] == null ? messages.notPossible : `${inDigits(results[index])} ${unit ?? ''}`}
            </dd>
          </div>
        ))}
      </dl>
      <p>{card.reveal}</p>
    </>
  )
}
