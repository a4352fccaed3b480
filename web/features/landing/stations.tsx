import * as messages from 'messages/landing'
import { Poster, type PosterNumber } from '#web/ui/art/poster.tsx'
import { Train } from '#web/ui/art/train.tsx'

const STATIONS: { number: PosterNumber; name: string; lesson: string }[] = [
  { number: 1, name: messages.attraction, lesson: messages.attractionLesson },
  { number: 2, name: messages.friendship, lesson: messages.friendshipLesson },
  { number: 3, name: messages.leads, lesson: messages.leadsLesson },
  { number: 4, name: messages.leadership, lesson: messages.leadershipLesson },
  { number: 5, name: messages.duplication, lesson: messages.duplicationLesson },
]

/** What the product is, at a glance: the whole line in five posters, side by side as one landscape. */
export function Stations() {
  return (
    <section aria-labelledby="stations" className="wrap pt-10 md:pt-14">
      <h2 id="stations" className="heading-poster">
        {messages.stationsTitle}
      </h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-ink-soft text-lg md:mb-7">{messages.stationsText}</p>
      <div className="relative overflow-hidden rounded-card border-2 border-line bg-card">
        <ol className="md:grid md:grid-cols-5">
          {STATIONS.map((station) => (
            <Station key={station.number} {...station} />
          ))}
        </ol>
        <Train className="frieze-train" />
      </div>
    </section>
  )
}

function Station({ number, name, lesson }: (typeof STATIONS)[number]) {
  return (
    <li
      data-station={number}
      className="flex items-center gap-4 border-rule not-first:border-t-2 md:block md:not-first:border-t-0 md:not-first:border-s-2"
    >
      <div className="size-20 shrink-0 overflow-hidden md:h-48 md:w-full md:border-line md:border-b-2">
        <Poster number={number} />
      </div>
      <div className="min-w-0 py-2 pe-3 md:px-4 md:py-4">
        <p className="font-semibold text-sm text-station">{messages.station({ number })}</p>
        <h3 className="heading-card">{name}</h3>
        <p className="mt-1 text-ink-soft text-sm md:text-base">{lesson}</p>
      </div>
    </li>
  )
}
