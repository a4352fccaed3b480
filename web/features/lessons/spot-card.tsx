import { isSafeLink } from 'game/links'
import { Flag } from 'lucide-react'
import * as messages from 'messages/lessons'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { isolated } from '#web/ui/isolated.tsx'
import type { CardOf, CardProps } from './card-props.ts'
import { Conclusion, Note } from './feedback.tsx'

/** Parts of a text to be marked. `picks` holds the places of those that are. */
export function SpotCard({ card, state, onState }: CardProps<'spot'>) {
  const { picks, isShown } = state
  const toggle = (part: number) =>
    onState({ ...state, picks: picks.includes(part) ? picks.filter((each) => each !== part) : [...picks, part] })
  const due = card.parts.filter(({ mark }) => mark === true).length
  const found = card.parts.filter(({ mark }, index) => mark === true && picks.includes(index)).length
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold text-lg">{card.ask}</legend>
        <div className="grid gap-2.5">
          {card.parts.map((part, index) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={index}
              part={part}
              picked={picks.includes(index)}
              isShown={isShown}
              onToggle={() => toggle(index)}
            />
          ))}
        </div>
      </fieldset>
      <Conclusion shown={isShown}>
        <p className="font-semibold">{messages.foundParts({ found, due })}</p>
        <p>{card.because}</p>
        {card.source !== undefined && <Source source={card.source} />}
      </Conclusion>
    </>
  )
}

type PartProps = { part: CardOf<'spot'>['parts'][number]; picked: boolean; isShown: boolean; onToggle: () => void }

function Part({ part, picked, isShown, onToggle }: PartProps) {
  const note = isShown ? noteOn(part.mark === true, picked) : null
  return (
    <div>
      <label
        className={classNames(
          'relative flex min-h-12 items-start gap-3 rounded-card border-2 px-3.5 py-2.5 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-2',
          picked ? 'border-signal bg-card ring-2 ring-signal' : 'border-control bg-paper',
          !isShown && !picked && 'hover:border-ink',
        )}
      >
        <input
          type="checkbox"
          checked={picked}
          disabled={isShown}
          onChange={onToggle}
          className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
        />
        <Flag
          size={20}
          className={classNames('mt-0.5 shrink-0', picked ? 'text-signal-text' : 'text-ink-soft')}
          fill={picked ? 'currentColor' : 'none'}
          aria-hidden
        />
        <span className="min-w-0">{part.text}</span>
      </label>
      {(note !== null || (isShown && part.because !== undefined)) && (
        <Note right={picked === (part.mark === true)}>
          {note} {part.because}
        </Note>
      )}
    </div>
  )
}

function noteOn(marked: boolean, picked: boolean): string | null {
  if (marked) return picked ? messages.wellSpotted : messages.worthAsking
  return picked ? messages.fineAsItStands : null
}

function Source({ source }: { source: string }) {
  const link = (inside: ReactNode) => (
    <a
      href={source}
      target="_blank"
      rel="noopener noreferrer"
      dir="ltr"
      className="wrap-anywhere font-semibold text-signal-text underline underline-offset-4"
    >
      {inside}
    </a>
  )
  return <p className="text-sm">{messages.source({ source, value: isSafeLink(source) ? link : isolated })}</p>
}
