import { useQuery } from '@tanstack/react-query'
import type { MissionSummary } from 'contract/missions'
import { lineProgress, missionStatus } from 'game/missions'
import * as messages from 'messages/missions'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { posterFor } from '#web/ui/art/poster.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { missionsQuery } from './mission-queries.ts'
import { QuestMapSkeleton } from './quest-map-skeleton.tsx'
import { StationCard } from './station-card.tsx'
import { StationTrack } from './station-track.tsx'
import { useArrivals } from './use-arrivals.ts'

type QuestMapProps = {
  onSelect: (missionId: number) => void
  /** How fresh what a station taught is. */
  signal: (missionId: number) => ReactNode
}

/** The line with its stations: five columns on wide screens, downwards on a phone. */
export function QuestMap({ onSelect, signal }: QuestMapProps) {
  const query = useQuery(missionsQuery())
  return (
    <Loaded query={query} loading={<QuestMapSkeleton />} failure={messages.stationsFailed}>
      {(missions) => <Line missions={missions} onSelect={onSelect} signal={signal} />}
    </Loaded>
  )
}

type Missions = { missions: readonly MissionSummary[] }

function Line({ missions, onSelect, signal }: Missions & QuestMapProps) {
  const { id: memberId, completedMissions } = useMember()
  const { trainAt, trainFrom, stamped } = useArrivals(memberId, missions, completedMissions)
  return (
    <section aria-labelledby="line" className="grid gap-2 pt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mb-0">
        <h2 id="line" className="heading-section">
          {messages.yourLine}
        </h2>
        <LineProgress missions={missions} />
      </div>
      <ol className="grid gap-4 lg:grid-cols-5">
        {missions.map((mission, index) => (
          <li key={mission.id} data-station={posterFor(mission.id)} className="relative flex flex-col max-lg:ps-12">
            <StationTrack
              missionId={mission.id}
              status={missionStatus(mission, completedMissions)}
              first={index === 0}
              last={index === missions.length - 1}
              trainFrom={mission.id === trainAt ? trainFrom : undefined}
            />
            <StationCard
              mission={mission}
              status={missionStatus(mission, completedMissions)}
              justStamped={stamped(mission.id)}
              signal={missionStatus(mission, completedMissions) === 'locked' ? null : signal(mission.id)}
              onSelect={() => onSelect(mission.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function LineProgress({ missions }: Missions) {
  const { done, total } = lineProgress(missions, useMember().completedMissions)
  return (
    <div className="grid w-full gap-2 sm:w-80">
      <p id="line-progress" className="font-semibold">
        {messages.progress({ done, total })}
      </p>
      <ProgressBar
        labelledBy="line-progress"
        value={done}
        max={total}
        valueText={messages.progressText({ done, total })}
      />
    </div>
  )
}
