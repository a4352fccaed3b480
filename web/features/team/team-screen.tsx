import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Team } from 'contract/team'
import type { Signal } from 'game/reviews'
import * as messages from 'messages/team'
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
import { asOfText, totalsOf } from './team-words.ts'

type TeamScreenProps = {
  look: Look
  onLook: (look: Look) => void
  signal: (signal: Signal, words: string) => ReactNode
  /** What precedes the list of people: who needs a hand, and the first days of new members. */
  cards?: ReactNode
}

/** /team: how many, by level; and by name whom the member brought. */
export function TeamScreen({ look, onLook, signal, cards }: TeamScreenProps) {
  const { id, invitedCount } = useMember()
  const query = useQuery(teamQuery(id))
  return (
    <div className="grid gap-4 md:gap-6">
      <h1 className="heading-page">{messages.heading}</h1>
      <Loaded query={query} loading={<FiguresSkeleton />} failure={messages.loadFailed}>
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
      title={messages.nobodyYet}
      action={
        <Link to="/dashboard" hash="invite" className={buttonClass({ variant: 'go' })}>
          {messages.invite}
        </Link>
      }
    >
      {messages.nobodyYetAbout}
    </EmptyState>
  )
}

function Figures({ team }: { team: Team }) {
  const { members, deepest } = totalsOf(team)
  if (team.asOf === null) {
    return (
      <Banner tone="sky" title={messages.beingCounted}>
        {messages.figuresAppear}
      </Banner>
    )
  }
  const levels = team.levels.slice(0, deepest)
  return (
    <>
      <p className="max-w-reading text-lg">
        {members === 0 ? messages.nobodyNow : messages.size({ members, levels: deepest })}{' '}
        <span className="text-base text-ink-soft">{asOfText(team.asOf, Date.now())}</span>
      </p>
      {members > 0 && (
        <Card aria-labelledby="line" className="grid gap-4">
          <h2 id="line" className="heading-panel">
            {messages.line}
          </h2>
          <p className="text-ink-soft">{messages.lineAbout}</p>
          <TeamTrain levels={levels} />
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
              {messages.inFigures}
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
    <Loading label={messages.loading} className="grid gap-4 md:gap-6">
      <Skeleton className="h-13.5 w-full max-w-reading md:h-7" />
      {/* As tall as the line of one level. */}
      <Skeleton className="h-111 rounded-card md:h-75" />
      <Skeleton className="h-28 rounded-card" />
    </Loading>
  )
}
