import { createFileRoute } from '@tanstack/react-router'
import { conversationQuery } from '#web/features/conversations/conversation-queries.ts'
import { PracticeScreen } from '#web/features/conversations/practice-screen.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/practice/$slug')({
  staticData: { page: { isIndexable: false } },
  loader: ({ context: { queryClient }, params: { slug } }) => void queryClient.prefetchQuery(conversationQuery(slug)),
  component: PracticeRoute,
})

function PracticeRoute() {
  const { slug } = Route.useParams()
  return (
    <Page>
      <PracticeScreen key={slug} slug={slug} />
    </Page>
  )
}
