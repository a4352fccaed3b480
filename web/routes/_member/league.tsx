import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { leagueQuery } from '#web/features/leagues/league-query.ts'
import { LeagueScreen } from '#web/features/leagues/league-screen.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/league')({
  staticData: { page: { isIndexable: false } },
  loader: ({ context: { queryClient, memberId } }) => {
    void queryClient.prefetchQuery(leagueQuery(memberId))
  },
  component: LeagueRoute,
})

function LeagueRoute() {
  usePageTitle(messages.league)
  return (
    <Page>
      <LeagueScreen />
    </Page>
  )
}
