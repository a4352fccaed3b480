import type { UseQueryResult } from '@tanstack/react-query'
import type { Mission } from 'contract/missions'
import { LESSON_MINUTES } from 'game/missions'
import * as messages from 'messages/missions'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { posterFor } from '#web/ui/art/poster.tsx'
import { Button } from '#web/ui/button.tsx'
import { MinutesChip } from '#web/ui/chip.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Lesson } from './lesson.tsx'
import { LessonObjectives } from './lesson-objectives.tsx'
import { MissionReward } from './mission-reward.tsx'

type MissionDialogProps = {
  query: UseQueryResult<Mission | null>
  completed: boolean
  /** Questions on the lesson, which stand under it. */
  check: ReactNode
  onClose: () => void
  onGo: () => void
}

/** The mission modal in its states: loading, not there, failed, and the mission. */
export function MissionDialog({ query, completed, check, onClose, onGo }: MissionDialogProps) {
  const mission = query.data
  const close = <Button onClick={onClose}>{mission ? messages.cancel : messages.close}</Button>
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(query)}
      footer={
        mission ? (
          <>
            {close}
            <Button variant="go" onClick={onGo}>
              {completed ? messages.reviewMission : messages.startMission}
            </Button>
          </>
        ) : (
          close
        )
      }
    >
      <Loaded query={query} loading={<DialogSkeleton />} failure={messages.missionFailed}>
        {(found) =>
          found ? (
            <MissionSummary mission={found} completed={completed}>
              {check}
            </MissionSummary>
          ) : (
            <p>{messages.chooseFromMap}</p>
          )
        }
      </Loaded>
    </Dialog>
  )
}

function titleOf({ data: mission, isFetching }: UseQueryResult<Mission | null>): string {
  if (mission) return messages.stationTitle({ id: mission.id, title: mission.title })
  if (mission === null) return messages.missionMissing
  return isFetching ? messages.loadingMission : messages.mission
}

type MissionSummaryProps = { mission: Mission; completed: boolean; children: ReactNode }

function MissionSummary({ mission, completed, children }: MissionSummaryProps) {
  return (
    <div data-station={posterFor(mission.id)} className="grid gap-5">
      <p {...languageProps(mission)} className="text-ink-soft text-lg">
        {mission.description}
      </p>
      <NotTranslated language={mission.language} />
      <div className="flex flex-wrap gap-1.5">
        <MinutesChip minutes={LESSON_MINUTES} tone="station" />
        <MissionReward mission={mission} paid={completed} />
      </div>
      <LessonObjectives level={3} />
      <Lesson content={mission.content} language={mission.language} level={3} />
      {children}
    </div>
  )
}

/** The title says what is awaited. */
function DialogSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-44" />
      <Skeleton className="h-32" />
    </div>
  )
}
