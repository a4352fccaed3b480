import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { TalkCheckIn } from '#web/features/challenges/talk-check-in.tsx'
import { PeoplePage } from '#web/features/people/people-page.tsx'
import { peopleQuery } from '#web/features/people/people-queries.ts'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/people/')({
  staticData: { page: { isIndexable: false } },
  loader: ({ context: { queryClient, memberId } }) => void queryClient.prefetchQuery(peopleQuery(memberId)),
  component: PeopleRoute,
})

function PeopleRoute() {
  usePageTitle(messages.people)
  return (
    <Page>
      <PeoplePage afterTalk={<TalkCheckIn />} />
    </Page>
  )
}
