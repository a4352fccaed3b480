import { createFileRoute, useRouter } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { WelcomeTiles } from '#web/features/accounts/welcome-tiles.tsx'
import { LeaderboardPanel } from '#web/features/leaderboard/leaderboard-panel.tsx'
import { leaderboardQuery } from '#web/features/leaderboard/leaderboard-query.ts'
import { MissionModal } from '#web/features/missions/mission-modal.tsx'
import { missionsQuery } from '#web/features/missions/mission-queries.ts'
import { NextStopCard } from '#web/features/missions/next-stop-card.tsx'
import { QuestMap } from '#web/features/missions/quest-map.tsx'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'

export const Route = createFileRoute('/_member/dashboard')({
  // The address says which station is opened, so that Back closes it.
  validateSearch: ({ station }: { station?: unknown }): { station?: number | undefined } => ({
    station: idFrom(station),
  }),
  loader: ({ context: { queryClient, memberId } }) => {
    void queryClient.prefetchQuery(missionsQuery())
    void queryClient.prefetchQuery(leaderboardQuery(memberId))
  },
  component: DashboardRoute,
})

function DashboardRoute() {
  const { station } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history, state } = useRouter()
  const select = (id: number) => navigate({ search: { station: id }, state: { opened: true }, resetScroll: false })
  const close = () =>
    state.location.state.opened ? history.back() : navigate({ search: {}, replace: true, resetScroll: false })
  usePageTitle('Dashboard')
  return (
    <Page className="grid content-start gap-4 md:gap-6">
      <NextStopCard />
      <WelcomeTiles />
      <QuestMap onSelect={select} />
      <LeaderboardPanel />
      <MissionModal
        missionId={station}
        onClose={close}
        onGo={(id) => navigate({ to: '/mission/$id', params: { id } })}
      />
    </Page>
  )
}
