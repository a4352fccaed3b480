import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { League, LeagueStanding } from 'contract/leagues'
import { LEAGUE_SIZE, MOVING, TIERS, tierName } from 'game/leagues'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { LeagueBadges } from './league-badges.tsx'
import { leagueQuery } from './league-query.ts'
import { LeagueSwitch } from './league-switch.tsx'
import { endWords, lastWeekWords, ownWords, timeLeft } from './league-words.ts'
import { LeagueZones } from './league-zones.tsx'

/** /league: this week's league, how last week ended, and how to leave. */
export function LeagueScreen() {
  const query = useQuery(leagueQuery(useMember().id))
  return (
    <>
      <h1 className="heading-page mb-4 md:mb-6">Your league</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <Loaded
            query={query}
            loading={<RowsSkeleton label="Loading your league..." />}
            failure="Your league couldn’t be loaded."
          >
            {(league) => <Shown league={league} />}
          </Loaded>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <HowItWorks />
          <Card aria-labelledby="taking-part" className="grid gap-3">
            <h2 id="taking-part" className="heading-card">
              Taking part
            </h2>
            <LeagueSwitch />
          </Card>
        </div>
      </div>
    </>
  )
}

function Shown({ league }: { league: League }) {
  if ('off' in league) return <p>You’re not in a league, and nobody sees you in one.</p>
  const { entries, lastWeek, badges } = league
  return (
    <>
      {lastWeek !== null && (
        <Banner tone="sky">
          <p>{lastWeekWords(lastWeek)}</p>
        </Banner>
      )}
      <Card aria-labelledby="this-week" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="this-week" className="heading-panel">
            {tierName(league.tier)}
          </h2>
          <p className="text-ink-soft">
            Class {league.tier} of {TIERS.length}. The week ends {timeLeft(league.endsAt, Date.now())}, on{' '}
            <time dateTime={league.endsAt}>{endWords(league.endsAt)}</time>.
          </p>
        </div>
        {entries.length === 0 ? <NoSeat /> : <Standing league={league} />}
      </Card>
      <LeagueBadges badges={badges} />
    </>
  )
}

function NoSeat() {
  return (
    <EmptyState
      level={3}
      title="Earn your first points this week to take a seat"
      action={
        <Link to="/dashboard" className={buttonClass({ variant: 'go' })}>
          See what to do today
        </Link>
      }
    >
      You then sit with members who began at about the same time.
    </EmptyState>
  )
}

function Standing({ league }: { league: LeagueStanding }) {
  const { isSeated, entries, tier } = league
  return (
    <>
      <p className="max-w-reading text-lg">
        {isSeated ? ownWords(league) : 'You’re taking your seat. Within a minute you see who else is in your league.'}
      </p>
      <LeagueZones entries={entries} tier={tier} />
      <p className="text-ink-soft text-sm">Your own points are up to date, those of others up to a minute old.</p>
    </>
  )
}

function HowItWorks() {
  return (
    <Card aria-labelledby="how-leagues-work" className="grid gap-3">
      <h2 id="how-leagues-work" className="heading-card">
        How it works
      </h2>
      <ul className="grid max-w-reading list-disc gap-2 ps-5">
        <Rule>
          A league has up to {LEAGUE_SIZE} members who earned their first points of the week at about the same time. A
          week runs from Monday to Monday, midnight UTC.
        </Rule>
        <Rule>
          Only points for learning count: stations, courses, questions, reviews, practice and daily challenges. Points
          for people who join, for help, and from an administrator don’t.
        </Rule>
        <Rule>
          There are five classes: {TIERS.slice(0, -1).join(', ')} and {TIERS.at(-1)}. At the end of the week the first{' '}
          {MOVING} go up a class and the last {MOVING} go down. In a small league going up comes first.
        </Rule>
        <Rule>Places 1 to 3 get a badge. With equal points, whoever had them earlier is ahead.</Rule>
        <Rule>Who earns nothing in a week sits it out and keeps their class.</Rule>
      </ul>
    </Card>
  )
}

function Rule({ children }: { children: ReactNode }) {
  return <li>{children}</li>
}
