import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { SignalChip } from '#web/features/reviews/signal-chip.tsx'
import { type Look, recruitsQuery, teamQuery } from '#web/features/team/team-queries.ts'
import { TeamScreen } from '#web/features/team/team-screen.tsx'
import { Page } from '#web/shell/page.tsx'

const FILTERS = ['new', 'stalled', 'finished'] as const

export const Route = createFileRoute('/_member/team')({
  staticData: { page: { isIndexable: false } },
  validateSearch: ({ filter, search }: { filter?: string; search?: string }): Look => ({
    filter: FILTERS.find((each) => each === filter),
    search: search?.slice(0, 100),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, memberId }, deps }) => {
    void queryClient.prefetchQuery(teamQuery(memberId))
    void queryClient.prefetchInfiniteQuery(recruitsQuery(memberId, deps))
  },
  component: TeamRoute,
})

function TeamRoute() {
  const look = Route.useSearch()
  const changeAddress = Route.useNavigate()
  usePageTitle('Your team')
  return (
    <Page>
      <TeamScreen
        look={look}
        onLook={(search) => changeAddress({ search, replace: true, resetScroll: false })}
        signal={(signal) => <SignalChip signal={signal} />}
      />
    </Page>
  )
}
