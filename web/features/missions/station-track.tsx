import type { MissionStatus } from 'game/missions'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Train } from '#web/ui/art/train.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LogoMark } from '#web/ui/logo.tsx'
import { usePlayWhenSeen } from './use-play-when-seen.ts'

type StationTrackProps = {
  missionId: number
  status: MissionStatus
  first: boolean
  last: boolean
  /** Undefined where the train stands elsewhere; else the station it comes from, which may be this one. */
  trainFrom: number | undefined
}

const RIDE_MS = 900

const BUILT = 'w-2 start-3.5 bg-done lg:top-12 lg:h-2'
const PLANNED =
  'w-1 start-4 lg:top-12.5 lg:h-1 [background:repeating-linear-gradient(180deg,var(--color-control)_0_10px,transparent_10px_18px)] lg:[background:repeating-linear-gradient(90deg,var(--color-control)_0_10px,transparent_10px_18px)]'

const STOPS: Record<MissionStatus, string> = {
  completed: 'size-8 border-4 border-done bg-done text-card',
  active: 'size-9.5 border-6 border-signal bg-card',
  locked: 'size-8 border-4 border-control bg-card',
}

/** One station's piece of the line: across on wide screens, down on a phone. Drawing only. */
export function StationTrack({ missionId, status, first, last, trainFrom }: StationTrackProps) {
  return (
    <div
      id={trackId(missionId)}
      aria-hidden
      className="absolute top-0 -bottom-4 start-0 w-9 lg:relative lg:bottom-auto lg:-mx-2 lg:h-19 lg:w-auto"
    >
      {!first && (
        <span className={classNames('absolute top-0 h-7 lg:start-0 lg:w-1/2', status === 'locked' ? PLANNED : BUILT)} />
      )}
      {!last && (
        <span
          className={classNames(
            'absolute top-7 bottom-0 lg:end-0 lg:start-1/2 lg:w-1/2',
            status === 'completed' ? BUILT : PLANNED,
          )}
        />
      )}
      <span
        className={classNames(
          'absolute top-7 start-4.5 grid -translate-1/2 rtl:translate-x-1/2 place-items-center rounded-full lg:top-13 lg:start-1/2',
          STOPS[status],
        )}
      >
        {status === 'completed' && <Check size={18} strokeWidth={3.5} />}
      </span>
      {trainFrom !== undefined && <StandingTrain from={trainFrom} at={missionId} />}
    </div>
  )
}

/** Beside its stop on a wide line; on a phone seen from the front, coming down the line. */
function StandingTrain({ from, at }: { from: number; at: number }) {
  const train = useRef<HTMLDivElement>(null)
  usePlayWhenSeen(train, () => {
    // Before anything is measured, which would make the browser lay out the whole page at once.
    if (from === at) return null
    const start = document.getElementById(trackId(from))?.getBoundingClientRect()
    const end = document.getElementById(trackId(at))?.getBoundingClientRect()
    if (!start || !end) return null
    const way = `translate(${start.left - end.left}px, ${start.top - end.top}px)`
    return {
      keyframes: [{ transform: way }, { transform: 'none' }],
      options: { duration: RIDE_MS, easing: 'ease-in-out' },
    }
  })
  return (
    <div ref={train} className="absolute inset-0 z-1">
      <Train short onPage className="absolute top-0.5 end-[calc(50%+22px)] h-11 w-25 max-lg:hidden" />
      <span className="absolute top-7 start-4.5 -translate-1/2 rtl:translate-x-1/2 rounded-[10px] bg-paper p-0.5 lg:hidden">
        <LogoMark className="size-9" />
      </span>
    </div>
  )
}

function trackId(missionId: number): string {
  return `track-${missionId}`
}
