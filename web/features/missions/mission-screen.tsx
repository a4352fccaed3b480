import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mission } from 'contract/missions'
import { missionStatus } from 'game/missions'
import { ArrowLeft } from 'lucide-react'
import * as messages from 'messages/missions'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useMember } from '#web/client/session/member.tsx'
import { posterFor } from '#web/ui/art/poster.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { FinishPanel } from './finish-panel.tsx'
import { Lesson } from './lesson.tsx'
import { LessonObjectives } from './lesson-objectives.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { MissionHeading } from './mission-heading.tsx'
import { MissionNotFound } from './mission-not-found.tsx'
import { missionQuery } from './mission-queries.ts'
import { ReadingProgress } from './reading-progress.tsx'

const COLUMN = 'mx-auto w-[min(var(--container-reading),100%-2*var(--gutter))] pt-2 pb-8 md:pt-4 md:pb-16'

/** /mission/{id}: a lesson, read like a short article, with its reward and its one button at the end. */
export function MissionScreen({ missionId, check }: { missionId: number; check: ReactNode }) {
  const query = useQuery(missionQuery(missionId))
  if (query.data) return <MissionArticle mission={query.data} check={check} />
  return (
    <div className={COLUMN}>
      {query.data !== null && <BackToDashboard />}
      <Loaded query={query} loading={<MissionSkeleton />} failure={messages.missionFailed} whole={1}>
        {() => <MissionNotFound />}
      </Loaded>
    </div>
  )
}

/** @param check questions on the lesson, which stand under it */
function MissionArticle({ mission, check }: { mission: Mission; check: ReactNode }) {
  const { completedMissions } = useMember()
  const status = missionStatus(mission, completedMissions)
  usePageTitle(messages.stationTitle({ id: mission.id, title: mission.title }))
  return (
    <article data-station={posterFor(mission.id)}>
      <ReadingProgress />
      <div className={COLUMN}>
        <BackToDashboard />
        <MissionHeading mission={mission} completed={status === 'completed'} />
        <div className="mt-7 grid gap-5">
          {status === 'locked' && <LockedNotice mission={mission} />}
          <LessonObjectives level={2} />
          <Lesson content={mission.content} language={mission.language} level={2} />
          {check}
        </div>
        <FinishPanel mission={mission} status={status} />
      </div>
    </article>
  )
}

function BackToDashboard() {
  return (
    <Link to="/dashboard" className={buttonClass({ variant: 'plain', className: '-ms-5.5' })}>
      <ArrowLeft size={20} className="rtl:-scale-x-100" aria-hidden />
      {messages.backToDashboard}
    </Link>
  )
}

/** A lesson before it is there. */
function MissionSkeleton() {
  usePageTitle(messages.mission)
  return (
    <Loading label={messages.loadingMission}>
      <Skeleton className="mt-3 mb-5 h-40 rounded-card sm:h-65 md:mt-5 md:mb-7" />
      <Skeleton className="mb-3 h-6 w-64" />
      <Skeleton className="h-11 w-5/6" />
      <Skeleton className="mt-4 h-7 w-2/3" />
      <Skeleton className="mt-7 h-49 rounded-card" />
      <Skeleton className="mt-9 h-8 w-1/2" />
      <Skeleton className="mt-4 h-28" />
    </Loading>
  )
}
