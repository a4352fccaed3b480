import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { TalkCheckIn } from '#web/features/challenges/talk-check-in.tsx'
import { personQuery } from '#web/features/people/people-queries.ts'
import { PersonPage } from '#web/features/people/person-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/people/$id')({
  staticData: { page: { isIndexable: false } },
  loader: ({ context: { queryClient, memberId }, params: { id } }) =>
    void queryClient.prefetchQuery(personQuery(memberId, id)),
  component: PersonRoute,
})

function PersonRoute() {
  const { id } = Route.useParams()
  // Not the name: titles stay in the history of a browser that others may use.
  usePageTitle(messages.person)
  return (
    <Page>
      <PersonPage key={id} personId={id} afterTalk={<TalkCheckIn />} />
    </Page>
  )
}
