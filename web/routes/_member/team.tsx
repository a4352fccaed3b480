import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useMember } from '#web/client/session/member.tsx'
import { ClaimHints } from '#web/features/claims/claim-hints.tsx'
import { FirstDaysPanel } from '#web/features/first-days/first-days-panel.tsx'
import { RescueCardsPart } from '#web/features/rescues/rescue-cards-part.tsx'
import { todayQuery } from '#web/features/reviews/day-queries.ts'
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
  const { data: today } = useQuery(todayQuery(useMember().id))
  usePageTitle(messages.team)
  return (
    <Page className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-6">
      <TeamScreen
        look={look}
        onLook={(search) => changeAddress({ search, replace: true, resetScroll: false })}
        signal={(signal, words) => <SignalChip signal={signal} words={words} />}
        cards={<RescueCardsPart hints={(text) => <ClaimHints text={text} />} atFirst={3} />}
      />
      <FirstDaysPanel isOpen={today !== undefined && (today.firstDays || today.firstDaysToHelp > 0)} />
    </Page>
  )
}
