import { createFileRoute } from '@tanstack/react-router'
import { missionQuery } from '#web/features/missions/mission-queries.ts'
import { MissionScreen } from '#web/features/missions/mission-screen.tsx'
import { CheckYourself } from '#web/features/reviews/check-yourself.tsx'
import { Page } from '#web/shell/page.tsx'
import { idFrom } from '#web/shell/search-text.ts'

export const Route = createFileRoute('/_member/mission/$id')({
  staticData: { page: { isIndexable: false, memberCalls: ['/api/missions/:id'] } },
  params: { parse: ({ id }) => ({ id: idFrom(id) ?? 0 }), stringify: ({ id }) => ({ id: String(id) }) },
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(missionQuery(id)),
  component: MissionRoute,
})

function MissionRoute() {
  const { id } = Route.useParams()
  return (
    <Page full>
      <MissionScreen key={id} missionId={id} check={<CheckYourself of={{ missionId: id }} level={2} />} />
    </Page>
  )
}
