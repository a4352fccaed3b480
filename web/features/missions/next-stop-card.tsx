import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MissionSummary } from 'contract/missions'
import { LESSON_MINUTES, lineProgress, nextStop } from 'game/missions'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { Poster, type PosterNumber, posterFor } from '#web/ui/art/poster.tsx'
import { Signal } from '#web/ui/art/signal.tsx'
import { isStampNumber, Stamp } from '#web/ui/art/stamp.tsx'
import { Train } from '#web/ui/art/train.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { missionsQuery } from './mission-queries.ts'

/** The first thing on the dashboard: the one next thing to do, or the pride of having done them all. */
export function NextStopCard() {
  const { completedMissions } = useMember()
  // Where the stations cannot be loaded, the quest map says so; twice would be once too often.
  const { data: missions, isFetching } = useQuery(missionsQuery())
  if (!missions) return isFetching ? <NextStopSkeleton /> : null
  const next = nextStop(missions, completedMissions)
  if (next) return <NextStop mission={next} />
  return lineProgress(missions, completedMissions).percent === 100 ? <EndOfTheLine missions={missions} /> : null
}

function NextStop({ mission }: { mission: MissionSummary }) {
  const { id, title, description, tokens, points } = mission
  return (
    <HeadlineCard poster={posterFor(id)}>
      <p className="flex items-center gap-3 font-semibold text-sign-gold">
        <Signal className="-my-1.5 h-10.5" />
        Next stop: Station {id}, {LESSON_MINUTES} minutes
      </p>
      <h2 id="next-stop" className="heading-station mt-4 mb-2 md:mt-5 md:mb-3">
        {title}
      </h2>
      <p className="mb-5 max-w-[44ch] text-on-sign-soft md:mb-6">
        {description} Pays {tokens} tokens and {points} points.
      </p>
      <Link
        to="/mission/$id"
        params={{ id }}
        className={buttonClass({ variant: 'go', size: 'lg', className: 'mt-auto max-md:w-full' })}
      >
        Go to Station {id}
        <ArrowRight size={20} aria-hidden />
      </Link>
    </HeadlineCard>
  )
}

function EndOfTheLine({ missions }: { missions: readonly MissionSummary[] }) {
  return (
    <HeadlineCard poster={6}>
      <p className="font-semibold text-sign-gold">End of the line</p>
      <h2 id="next-stop" className="heading-station mt-4 mb-2 md:mb-3">
        All {missions.length} stations complete
      </h2>
      <p className="mb-5 max-w-[44ch] text-on-sign-soft">
        You have every stamp. Come back to any lesson whenever you want to read it again.
      </p>
      <ul className="mt-auto flex flex-wrap gap-2 text-sign-gold [--stamp-paper:var(--color-sign)]">
        {missions.map(
          ({ id, title }) =>
            isStampNumber(id) && (
              <li key={id}>
                <Stamp number={id} className="size-15 md:size-17" label={`Stamp of ${title}`} />
              </li>
            ),
        )}
      </ul>
    </HeadlineCard>
  )
}

type HeadlineCardProps = { poster: PosterNumber; children: ReactNode }

function HeadlineCard({ poster, children }: HeadlineCardProps) {
  return (
    <Sign as="section" padded={false} aria-labelledby="next-stop" className={LAYOUT}>
      <div className="relative h-38 overflow-hidden border-line border-b-2 md:order-last md:h-auto md:border-b-0 md:border-l-2">
        <Poster number={poster} className="absolute inset-0 size-full" />
        <Train className="absolute bottom-[8.8%] left-0 h-[30%] md:max-lg:hidden" />
        <Train short className="absolute bottom-[8.8%] left-0 h-[30%] max-md:hidden lg:hidden" />
      </div>
      <div className="flex flex-col items-start p-4 pt-5 md:p-8">{children}</div>
    </Sign>
  )
}

const LAYOUT =
  'grid overflow-hidden md:min-h-76 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'

/** In the shape of what comes; the quest map's own skeleton says what is awaited. */
function NextStopSkeleton() {
  return (
    <div aria-hidden className={`on-sign rounded-card border-2 border-line bg-sign ${LAYOUT}`}>
      <Skeleton className="h-38 rounded-none md:order-last md:h-auto" />
      <div className="flex flex-col gap-4 p-4 pt-5 md:p-8">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="mt-auto h-13 w-44 max-md:w-full" />
      </div>
    </div>
  )
}
