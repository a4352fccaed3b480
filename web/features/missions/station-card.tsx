import { useQueryClient } from '@tanstack/react-query'
import type { MissionSummary } from 'contract/missions'
import type { MissionStatus } from 'game/missions'
import { Lock } from 'lucide-react'
import * as messages from 'messages/missions'
import { type ReactNode, useRef } from 'react'
import { Barrier } from '#web/ui/art/barrier.tsx'
import { Poster, posterFor } from '#web/ui/art/poster.tsx'
import { Signal } from '#web/ui/art/signal.tsx'
import { isStampNumber, Stamp } from '#web/ui/art/stamp.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { languageProps } from '#web/ui/not-translated.tsx'
import { missionQuery } from './mission-queries.ts'
import { MissionReward } from './mission-reward.tsx'
import { usePlayWhenSeen } from './use-play-when-seen.ts'

type StationCardProps = {
  mission: MissionSummary
  status: MissionStatus
  /** Completed since the member last saw the map: its stamp lands before their eyes. */
  justStamped: boolean
  /** How fresh what it taught is. */
  signal: ReactNode
  onSelect: () => void
}

/** One station of the line with its state and the one thing to do there. */
export function StationCard({ mission, status, justStamped, signal, onSelect }: StationCardProps) {
  const { id, title, description, unlockAfter } = mission
  const active = status === 'active'
  return (
    <article
      aria-labelledby={`station-${id}`}
      className={classNames(
        'relative grid flex-1 overflow-hidden rounded-card border-2 bg-card lg:grid-cols-1 lg:grid-rows-[auto_1fr]',
        active
          ? 'border-signal ring-2 ring-signal md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
          : 'grid-cols-[88px_minmax(0,1fr)] min-[22.5rem]:grid-cols-[104px_minmax(0,1fr)] border-line md:grid-cols-[180px_minmax(0,1fr)]',
      )}
    >
      <StationPicture mission={mission} status={status} justStamped={justStamped} />
      <div className="flex min-w-0 flex-col gap-2 p-3.5 pt-3 lg:gap-2.5 lg:p-4 lg:pt-3.5">
        <div className="grid gap-1.5">
          <p className="font-semibold text-sm text-station">{messages.stationState({ id, status })}</p>
          <h3 {...languageProps(mission)} id={`station-${id}`} className="heading-card hyphens-narrow">
            {title}
          </h3>
        </div>
        <p {...languageProps(mission)} className={classNames('text-ink-soft text-sm', !active && 'max-md:hidden')}>
          {description}
        </p>
        {status === 'locked' && unlockAfter !== null && (
          <p className="font-semibold text-sm">{messages.opensWhen({ id: unlockAfter })}</p>
        )}
        {signal}
        <div className="mt-auto grid gap-2.5 md:max-lg:grid-cols-[1fr_10rem] md:max-lg:items-center">
          <div className="flex flex-wrap gap-1 *:px-2">
            <MissionReward mission={mission} paid={status === 'completed'} />
          </div>
          <StationButton missionId={id} status={status} onSelect={onSelect} />
        </div>
      </div>
    </article>
  )
}

type StationPictureProps = Pick<StationCardProps, 'mission' | 'status' | 'justStamped'>

function StationPicture({ mission, status, justStamped }: StationPictureProps) {
  return (
    <div
      className={classNames(
        'relative overflow-hidden border-line lg:aspect-4/3 lg:border-e-0 lg:border-b-2',
        status === 'active' ? 'h-44 max-md:border-b-2 md:h-auto md:border-e-2' : 'border-e-2',
      )}
    >
      <Poster
        number={posterFor(mission.id)}
        className={classNames('absolute inset-0 size-full', status === 'locked' && 'opacity-50 saturate-25')}
      />
      {status === 'completed' && <LandedStamp missionId={mission.id} landing={justStamped} />}
      {status === 'active' && <Signal className="absolute end-2 bottom-1 h-22" />}
      {status === 'locked' && (
        <>
          <Barrier className="absolute bottom-1 start-[6%] w-[90%] max-lg:hidden" />
          <Barrier short className="absolute bottom-1 start-[5%] w-[90%] lg:hidden" />
        </>
      )}
    </div>
  )
}

function LandedStamp({ missionId, landing }: { missionId: number; landing: boolean }) {
  const stamp = useRef<HTMLSpanElement>(null)
  usePlayWhenSeen(stamp, () =>
    landing
      ? {
          keyframes: [
            { transform: 'rotate(-24deg) scale(2)', opacity: 0 },
            { transform: 'rotate(-11deg)', opacity: 1 },
          ],
          options: { duration: 250, delay: 300, easing: 'cubic-bezier(0.6, 0, 0.9, 0.4)' },
        }
      : null,
  )
  if (!isStampNumber(missionId)) return null
  return (
    <span
      ref={stamp}
      className="absolute end-1.5 bottom-1.5 -rotate-11 text-done [--stamp-fill:var(--color-card)] lg:top-1.5 lg:bottom-auto"
    >
      <Stamp number={missionId} className="size-16 md:size-21" />
    </span>
  )
}

type StationButtonProps = { missionId: number; status: MissionStatus; onSelect: () => void }

/** The whole card is the button's to press, its picture and title too. A pressed button must not move, or it would lose that. */
const OVER_CARD = 'active:translate-none! after:absolute after:inset-0'

/** The name says what it does; which station it is of, a screen reader hears from its description. */
function StationButton({ missionId, status, onSelect }: StationButtonProps) {
  const station = `station-${missionId}`
  const queryClient = useQueryClient()
  if (status === 'locked') {
    return (
      <Button wide disabled aria-describedby={station}>
        <Lock size={18} aria-hidden />
        {messages.locked}
      </Button>
    )
  }
  return (
    <Button
      wide
      variant={status === 'active' ? 'go' : 'out'}
      aria-describedby={station}
      // The answer is on its way while the finger is still down.
      onPointerDown={() => void queryClient.prefetchQuery(missionQuery(missionId))}
      onClick={onSelect}
      className={OVER_CARD}
    >
      {status === 'active' ? messages.startMission : messages.reviewStation}
    </Button>
  )
}
