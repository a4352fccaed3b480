import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { FRESH_FOR, memoryQuery } from '#web/features/reviews/day-queries.ts'
import { MemoryScreen } from '#web/features/reviews/memory-screen.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/memory')({
  staticData: { page: { isIndexable: false } },
  // It changes with every day, too.
  loader: ({ context: { queryClient, memberId } }) => {
    void queryClient.prefetchQuery({ ...memoryQuery(memberId), staleTime: FRESH_FOR })
  },
  component: MemoryRoute,
})

function MemoryRoute() {
  usePageTitle(messages.memory)
  return (
    <Page>
      <MemoryScreen />
    </Page>
  )
}
