import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Team } from 'contract/team'
import type { Signal } from 'game/reviews'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { RecruitList } from './recruit-list.tsx'
import { type Look, teamQuery } from './team-queries.ts'
import { TeamTable } from './team-table.tsx'
import { TeamTrain } from './team-train.tsx'
import { asOfText, teamInWords, totalsOf } from './team-words.ts'

type TeamScreenProps = {
  look: Look
  onLook: (look: Look) => void
  signal: (signal: Signal) => ReactNode
  /** What comes before the list of people: who needs a hand, and the first days of somebody new. */
  cards?: ReactNode
}

/** /team: how many, by level; and by name whom the member brought. */
export function TeamScreen({ look, onLook, signal, cards }: TeamScreenProps) {
  const { id, invitedCount } = useMember()
  const query = useQuery(teamQuery(id))
  return (
    <div className="grid gap-4 md:gap-6">
      <h1 className="heading-page">Your team</h1>
      <Loaded query={query} loading={<FiguresSkeleton />} failure="Your team couldn’t be loaded.">
        {(team) =>
          invitedCount === 0 && totalsOf(team).members === 0 ? (
            <Nobody />
          ) : (
            <>
              <Figures team={team} />
              {cards}
              <RecruitList look={look} onLook={onLook} signal={signal} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function Nobody() {
  return (
    <EmptyState
      title="Nobody yet"
      action={
        <Link to="/dashboard" hash="invite" className={buttonClass({ variant: 'go' })}>
          Invite somebody
        </Link>
      }
    >
      Whoever joins through your link becomes part of your team. Is there a friend who would like to learn, too?
    </EmptyState>
  )
}

function Figures({ team }: { team: Team }) {
  const { members, deepest } = totalsOf(team)
  if (team.asOf === null) {
    return (
      <Banner tone="sky" title="Your team is being counted">
        The figures appear here by themselves, within a few minutes.
      </Banner>
    )
  }
  const levels = team.levels.slice(0, deepest)
  return (
    <>
      <p className="max-w-reading text-lg">
        {members === 0 ? 'Nobody is in your team at the moment.' : teamInWords(team)}{' '}
        <span className="text-base text-ink-soft">{asOfText(team.asOf, Date.now())}</span>
      </p>
      {members > 0 && (
        <Card aria-labelledby="line" className="grid gap-4">
          <h2 id="line" className="heading-panel">
            Your line
          </h2>
          <p className="text-ink-soft">
            Level 1 are the people you brought, level 2 the people they brought, and so on. A lit window is somebody who
            was here this week. On level 1 we count only those who show you their progress. On deeper levels we count
            everybody, once there are ten people.
          </p>
          <TeamTrain levels={levels} />
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
              In figures, by station
            </summary>
            <TeamTable levels={levels} labelledBy="line" />
          </details>
        </Card>
      )}
    </>
  )
}

function FiguresSkeleton() {
  return (
    <Loading label="Loading your team..." className="grid gap-4 md:gap-6">
      <Skeleton className="h-7 w-full max-w-reading" />
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </Loading>
  )
}
