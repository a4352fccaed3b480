import { Check } from 'lucide-react'
import * as messages from 'messages/journey'
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { type Stop, type StopState, summarisedStops } from './journey-stops.ts'
import { StopTicks } from './stop-ticks.tsx'

/** How many stops can be named; a line with more shows them as ticks. */
const MOST_NAMED = 12

/** How many fit on a phone; a line with more is scrolled sideways there. */
const PHONE_FITS = 5

/** The line under the picture, and for a screen reader the list of its stops with their state. */
export function JourneyTrack({ stops }: { stops: readonly Stop[] }) {
  if (stops.length > MOST_NAMED) {
    return (
      <div className="grid gap-4 px-4 py-4.5 md:px-6">
        <StopTicks states={stops.map(({ state }) => state)} />
        <ul aria-label={messages.stops} className="grid grid-cols-2 gap-x-4 gap-y-3 md:flex md:justify-between">
          {summarisedStops(stops).map((stop) => (
            <li key={stop.key} className="flex items-center gap-2.5">
              <StopMark state={stop.state} />
              <div>
                <StopName stop={stop} />
                <p className="text-ink-soft text-sm">
                  <StopNote stop={stop} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return <NamedStops stops={stops} />
}

function NamedStops({ stops }: { stops: readonly Stop[] }) {
  const box = useRef<HTMLDivElement>(null)
  const reached = reachedStops(stops)
  const next = stops.findIndex(({ state }) => state === 'next')
  useInView(box, next < 0 ? stops.length - 1 : next)
  return (
    <div ref={box} tabIndex={stops.length > PHONE_FITS ? 0 : undefined} className="relative overflow-x-auto">
      <ol
        aria-label={messages.stops}
        className={classNames(
          'journey-line grid min-w-max overflow-x-clip grid-flow-col py-4 max-lg:px-1 lg:pt-5.5 lg:pb-4.5',
          // Names need more space than a phone has; a line that scrolls sideways has it.
          stops.length > PHONE_FITS ? 'auto-cols-[minmax(4.5rem,1fr)]' : 'auto-cols-[minmax(3.4rem,1fr)]',
          'lg:auto-cols-[minmax(4.25rem,1fr)]',
        )}
        style={{ '--legs': stops.length + 1 } as CSSProperties}
      >
        {stops.map((stop, index) => (
          <li key={stop.key} className="relative text-center">
            <Leg built={index < reached} className={index === 0 ? 'end-1/2 w-screen' : 'end-1/2 w-full'} />
            {index === stops.length - 1 && <Leg built={reached === stops.length} className="start-1/2 w-screen" />}
            <StopMark state={stop.state} className="relative z-1 mx-auto mb-2" />
            <StopName stop={stop} />
            <p className="text-ink-soft text-sm max-lg:sr-only">
              <StopNote stop={stop} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How many stops the train has reached: it passes the video's with the first other stop that is done. */
function reachedStops(stops: readonly Stop[]): number {
  const [first, ...others] = stops
  const done = others.filter(({ state }) => state === 'done').length
  if (first?.key !== 'video') return stops.filter(({ state }) => state === 'done').length
  return done > 0 || first.state === 'done' ? done + 1 : 0
}

function Leg({ built, className }: { built: boolean; className: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute',
        built
          ? 'top-3.5 h-1.5 bg-done'
          : 'top-3.75 h-1 [background:repeating-linear-gradient(90deg,var(--color-control)_0_10px,transparent_10px_18px)]',
        className,
      )}
    />
  )
}

const MARKS: Record<StopState, string> = {
  done: 'border-4 border-done bg-done text-card',
  next: 'border-6 border-signal bg-card',
  ahead: 'border-4 border-control bg-card',
}

function StopMark({ state, className }: { state: StopState; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('grid size-8.5 shrink-0 place-items-center rounded-full', MARKS[state], className)}
    >
      {state === 'done' && <Check size={18} strokeWidth={3.5} />}
    </span>
  )
}

function StopName({ stop }: { stop: Stop }) {
  return <p className="px-1 font-semibold max-lg:text-sm">{stop.name}</p>
}

/** The meaning of the mark's colour and sign, in words. */
function StopNote({ stop: { state, note } }: { stop: Stop }) {
  if (state === 'next') return messages.nextStop
  return messages.stateAndNote({ state, note, hidden: (inside) => <span className="sr-only">{inside}</span> })
}

/** Keeps the current stop in view where the line is longer than the screen is wide. */
function useInView(box: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const stop = box.current?.querySelectorAll('li')[index]
    if (!box.current || !stop) return
    box.current.scrollLeft = stop.offsetLeft - (box.current.clientWidth - stop.clientWidth) / 2
  }, [box, index])
}
