import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { League, LeagueStanding } from 'contract/leagues'
import { HIGHEST_TIER, LEAGUE_SIZE, MOVING } from 'game/leagues'
import * as messages from 'messages/leagues'
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
import { endParts, lastWeekWords, ownWords, tierName, timeLeft } from './league-words.ts'
import { LeagueZones } from './league-zones.tsx'

/** /league: this week's league, how last week ended, and how to leave. */
export function LeagueScreen() {
  const query = useQuery(leagueQuery(useMember().id))
  return (
    <>
      <h1 className="heading-page mb-4 md:mb-6">{messages.heading}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.loadFailed}>
            {(league) => <Shown league={league} />}
          </Loaded>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <HowItWorks />
          <Card aria-labelledby="taking-part" className="grid gap-3">
            <h2 id="taking-part" className="heading-card">
              {messages.takingPart}
            </h2>
            <LeagueSwitch />
          </Card>
        </div>
      </div>
    </>
  )
}

function Shown({ league }: { league: League }) {
  if ('off' in league) return <p>{messages.notInOne}</p>
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
            {messages.classAndEnd({
              tier: league.tier,
              count: HIGHEST_TIER,
              when: timeLeft(league.endsAt, Date.now()),
              ...endParts(league.endsAt),
              end: (inside) => <time dateTime={league.endsAt}>{inside}</time>,
            })}
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
      title={messages.firstPoints}
      action={
        <Link to="/dashboard" className={buttonClass({ variant: 'go' })}>
          {messages.whatToDo}
        </Link>
      }
    >
      {messages.sitWith}
    </EmptyState>
  )
}

function Standing({ league }: { league: LeagueStanding }) {
  const { isSeated, areSeatsGiven, entries, tier } = league
  const waiting = areSeatsGiven ? messages.takingSeat : messages.seatsLater
  return (
    <>
      <p className="max-w-reading text-lg">{isSeated ? ownWords(league) : waiting}</p>
      <LeagueZones entries={entries} tier={tier} />
      <p className="text-ink-soft text-sm">{messages.upToDate}</p>
    </>
  )
}

function HowItWorks() {
  return (
    <Card aria-labelledby="how-leagues-work" className="grid gap-3">
      <h2 id="how-leagues-work" className="heading-card">
        {messages.howItWorks}
      </h2>
      <ul className="grid max-w-reading list-disc gap-2 ps-5">
        <li>{messages.ruleSize({ count: LEAGUE_SIZE })}</li>
        <li>{messages.ruleLearning}</li>
        <li>
          {messages.ruleClasses({
            first: messages.local,
            second: messages.regional,
            third: messages.express,
            fourth: messages.intercity,
            fifth: messages.nightTrain,
            moving: MOVING,
          })}
        </li>
        <li>{messages.ruleBadges}</li>
        <li>{messages.rulePause}</li>
      </ul>
    </Card>
  )
}
