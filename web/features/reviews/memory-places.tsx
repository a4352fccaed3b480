import { Link } from '@tanstack/react-router'
import type { RememberedPlace } from 'contract/reviews'
import * as messages from 'messages/memory'
import { Card } from '#web/ui/card.tsx'
import { SignalChip } from './signal-chip.tsx'

type MemoryPlacesProps = { title: string; places: readonly RememberedPlace[]; kind: 'mission' | 'course' }

/** Stations or courses, each with how fresh it is and the way to review just that. */
export function MemoryPlaces({ title, places, kind }: MemoryPlacesProps) {
  const headingId = `memory-${kind}`
  const met = places.filter((place) => place.met > 0)
  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId} className="heading-panel">
        {title}
      </h2>
      {met.length === 0 ? (
        <p className="mt-2 text-ink-soft">{messages.nothingHere}</p>
      ) : (
        <ul className="mt-2 divide-y divide-rule">
          {met.map((place) => (
            <Place key={place.id} place={place} kind={kind} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Place({ place, kind }: { place: RememberedPlace; kind: MemoryPlacesProps['kind'] }) {
  const { id, title, met, ideas, retrievability, signal } = place
  const titleId = `memory-${kind}-${id}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <h3 id={titleId} className="break-words font-sans font-semibold text-base tracking-normal">
          {title}
        </h3>
        <p className="text-ink-soft text-sm">
          {retrievability === null
            ? messages.ideasMet({ met, ideas })
            : messages.ideasRemembered({ met, ideas, share: Math.round(retrievability * 100) })}
        </p>
      </div>
      <SignalChip signal={signal} />
      <Link
        to="/review"
        search={kind === 'mission' ? { mission: id } : { course: id }}
        aria-describedby={titleId}
        className="inline-flex min-h-11 items-center font-semibold text-sm underline underline-offset-4"
      >
        {messages.reviewJustThis}
      </Link>
    </li>
  )
}
