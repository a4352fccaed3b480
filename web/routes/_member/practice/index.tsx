import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { practiceListQuery } from '#web/features/conversations/conversation-queries.ts'
import { PracticeList } from '#web/features/conversations/practice-list.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/practice/')({
  staticData: { page: { isIndexable: false } },
  loader: ({ context: { queryClient, memberId } }) => void queryClient.prefetchQuery(practiceListQuery(memberId)),
  component: PracticeRoute,
})

function PracticeRoute() {
  usePageTitle(messages.practice)
  return (
    <Page>
      <PracticeList />
    </Page>
  )
}
