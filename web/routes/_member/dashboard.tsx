import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useElementScrollRestoration } from '@tanstack/react-router'
import type { Today } from 'contract/reviews'
import * as messages from 'messages/pages'
import { useDeferredValue } from 'react'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useMember } from '#web/client/session/member.tsx'
import { WelcomeTiles } from '#web/features/accounts/welcome-tiles.tsx'
import { AchievementsPanel } from '#web/features/achievements/achievements-panel.tsx'
import { CalculatorSection } from '#web/features/calculator/calculator-section.tsx'
import { ChallengesPanel } from '#web/features/challenges/challenges-panel.tsx'
import { challengesQuery } from '#web/features/challenges/challenges-query.ts'
import { useTimeZone } from '#web/features/challenges/use-time-zone.ts'
import { ClaimHints } from '#web/features/claims/claim-hints.tsx'
import { FirstDaysPanel } from '#web/features/first-days/first-days-panel.tsx'
import { GettingStartedGuide } from '#web/features/guide/getting-started-guide.tsx'
import { GuideAgain } from '#web/features/guide/guide-again.tsx'
import { useGuideShown } from '#web/features/guide/use-guide-shown.ts'
import { InvitePanel } from '#web/features/invitations/invite-panel.tsx'
import { LeaderboardPanel } from '#web/features/leaderboard/leaderboard-panel.tsx'
import { leaderboardQuery } from '#web/features/leaderboard/leaderboard-query.ts'
import { LeagueLink } from '#web/features/leagues/league-link.tsx'
import { MissionModal } from '#web/features/missions/mission-modal.tsx'
import { missionsQuery, useNextStation } from '#web/features/missions/mission-queries.ts'
import { QuestMap } from '#web/features/missions/quest-map.tsx'
import { ConsentQuestion } from '#web/features/progress-consents/consent-question.tsx'
import { HelpAsked } from '#web/features/rescues/help-asked.tsx'
import { CheckYourself } from '#web/features/reviews/check-yourself.tsx'
import { FRESH_FOR, memoryQuery, todayQuery } from '#web/features/reviews/day-queries.ts'
import { PlaceSignal } from '#web/features/reviews/place-signal.tsx'
import { TodayCard } from '#web/features/reviews/today-card.tsx'
import { availableRewardsQuery } from '#web/features/rewards/reward-queries.ts'
import { RewardsPanel } from '#web/features/rewards/rewards-panel.tsx'
import { LateCards } from '#web/routes/-dashboard/late-cards.tsx'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'
import { useDialogInAddress } from '#web/shell/use-dialog-in-address.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const TalksDue = lazyPart(
  async () => (await import('#web/features/people/talks-due.tsx')).TalksDue,
  <Skeleton className="h-26 rounded-card" />,
)

const useInstallHint = lazyComponent(async () => (await import('#web/features/install/install-hint.tsx')).InstallHint)

const TeamNews = lazyPart(
  async () => (await import('#web/features/team/team-news.tsx')).TeamNews,
  <Skeleton className="h-26 rounded-card" />,
)

export const Route = createFileRoute('/_member/dashboard')({
  staticData: { page: { isIndexable: false, calls: ['/api/missions'] } },
  // The address says which station is opened, so that Back closes it.
  validateSearch: ({ station }: { station?: unknown }): { station?: number | undefined } => ({
    station: idFrom(station),
  }),
  loader: ({ context: { queryClient, memberId } }) => {
    void queryClient.prefetchQuery(missionsQuery())
    // What was done on another screen changes them, and so does a new day.
    void queryClient.prefetchQuery({ ...todayQuery(memberId), staleTime: FRESH_FOR })
    void queryClient.prefetchQuery({ ...memoryQuery(memberId), staleTime: FRESH_FOR })
    void queryClient.prefetchQuery(leaderboardQuery(memberId))
    void queryClient.prefetchQuery(challengesQuery(memberId))
    void queryClient.prefetchQuery(availableRewardsQuery(memberId))
  },
  component: DashboardRoute,
})

function DashboardRoute() {
  const { station } = Route.useSearch()
  const navigate = Route.useNavigate()
  const stationDialog = useDialogInAddress(station, (next, step) =>
    navigate({ search: { station: next }, resetScroll: false, ...step }),
  )
  const { id, shareProgress, completedMissions } = useMember()
  const guide = useGuideShown(id)
  const { data: today } = useQuery(todayQuery(id))
  const nextStation = useNextStation()
  const isReturn = useElementScrollRestoration({ getElement: () => window }) !== undefined
  const isWhole = useWhole(isReturn)
  const hasFinished = Object.values(completedMissions).some(Boolean)
  const { Component: InstallHint } = useInstallHint(isWhole && hasFinished)
  usePageTitle(messages.dashboard)
  useTimeZone()
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-6">
      <TodayCard station={nextStation} />
      <LateCards isReturn={isReturn} isNone={hasNoCard(today, shareProgress)}>
        {today && today.talksDue > 0 && <TalksDue count={today.talksDue} />}
        {today && hasTeamNews(today) && <TeamNews needAHand={today.needAHand} firstDays={today.firstDaysToHelp} />}
        <ConsentQuestion />
        <FirstDaysPanel isOpen={today?.firstDays ?? false} isOwnOnly />
        <HelpAsked wasHelped={today?.wasHelped ?? false} />
      </LateCards>
      {guide.isShown && (
        <GettingStartedGuide place={guide.place} onFinished={guide.remember} onDismiss={guide.dismiss} />
      )}
      {isWhole && (
        <>
          <WelcomeTiles />
          <InvitePanel hints={(text) => <ClaimHints text={text} />} />
          <QuestMap
            onSelect={stationDialog.open}
            signal={(missionId) => <PlaceSignal of={{ missionId }} describedBy={`station-${missionId}`} />}
          />
          {hasFinished && InstallHint && <InstallHint />}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            <ChallengesPanel />
            <RewardsPanel />
          </div>
          <AchievementsPanel />
          <CalculatorSection />
          <LeaderboardPanel league={<LeagueLink />} />
          {!guide.isShown && <GuideAgain onBringBack={guide.bringBack} />}
        </>
      )}
      <MissionModal
        missionId={station}
        check={(missionId) => <CheckYourself of={{ missionId }} level={3} />}
        onClose={stationDialog.close}
        onGo={(id) => navigate({ to: '/mission/$id', params: { id } })}
      />
    </Page>
  )
}

/**
 * Whether to show more than the first screen. On a visit the rest follows in slices, so that a slow phone shows the first
 * one sooner; whoever comes back to a place further down finds all of it at once, and stands where they were.
 */
function useWhole(isReturn: boolean): boolean {
  return useDeferredValue(true, isReturn)
}

/** Whether the day is known, and nothing of it makes a card. */
function hasNoCard(today: Today | undefined, shareProgress: boolean | null): boolean {
  if (today === undefined || shareProgress === null) return false
  return today.talksDue === 0 && !today.firstDays && !hasTeamNews(today) && !today.wasHelped
}

const hasTeamNews = ({ needAHand, firstDaysToHelp }: Today): boolean => needAHand > 0 || firstDaysToHelp > 0
