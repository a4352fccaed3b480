import { Volume2 } from 'lucide-react'
import * as messages from 'messages/lessons'
import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { CardProps } from './card-props.ts'
import { Conclusion } from './feedback.tsx'

const RATINGS = [
  { name: messages.again, reply: messages.againReply },
  { name: messages.nearly, reply: messages.nearlyReply },
  { name: messages.yes, reply: messages.yesReply },
] as const

/** A sentence to say aloud and to compare. `picks` holds the rating, and then the places of what it had; -1 is no rating. */
export function SayCard({ card, state, onState }: CardProps<'say'>) {
  const [rating = -1, ...had] = state.picks
  const toggle = (place: number) =>
    onState({
      ...state,
      picks: [rating, ...(had.includes(place) ? had.filter((each) => each !== place) : [...had, place])],
    })
  return (
    <>
      <p className="font-semibold text-lg">{card.ask}</p>
      {/* It's there from the start, so that a screen reader announces the model. */}
      <div aria-live="polite">
        {state.isShown ? (
          <blockquote className="border-station border-s-6 ps-4 font-display font-semibold text-lg leading-snug">
            {card.model}
          </blockquote>
        ) : (
          <p className="flex items-center gap-3 text-ink-soft">
            <Volume2 size={24} className="shrink-0" aria-hidden />
            {messages.sayAloud}
          </p>
        )}
      </div>
      {state.isShown && (
        <>
          <MustHaves items={card.mustHave} had={had} onToggle={toggle} />
          <Rating rating={rating} onRate={(next) => onState({ ...state, picks: [next, ...had] })} />
          <Conclusion shown={RATINGS[rating] !== undefined}>
            <p>{RATINGS[rating]?.reply}</p>
          </Conclusion>
        </>
      )}
    </>
  )
}

type MustHavesProps = { items: readonly string[]; had: readonly number[]; onToggle: (place: number) => void }

function MustHaves({ items, had, onToggle }: MustHavesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{messages.tickHad}</legend>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a must-have is its place
        <label key={place} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="checkbox"
            checked={had.includes(place)}
            onChange={() => onToggle(place)}
            className="size-6 shrink-0 check-box"
          />
          {item}
        </label>
      ))}
    </fieldset>
  )
}

function Rating({ rating, onRate }: { rating: number; onRate: (rating: number) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{messages.didYouSay}</legend>
      <div className="flex gap-2">
        {RATINGS.map((each, index) => (
          <label
            key={each.name}
            className={classNames(
              'relative grid min-h-11 flex-1 cursor-pointer place-items-center rounded-full border-2 px-3 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2 sm:flex-none sm:px-6',
              index === rating ? 'border-solid-ink bg-solid-ink text-on-solid-ink' : 'border-control bg-paper',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={index === rating}
              onChange={() => onRate(index)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-full outline-none"
            />
            {each.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
