import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { sponsorQuery } from '#web/features/invitations/sponsor-query.ts'
import { MemberContactPage } from '#web/features/leads/contact-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/info/$code')({
  staticData: { page: { isIndexable: true } },
  component: MemberInfoRoute,
})

function MemberInfoRoute() {
  const { code } = Route.useParams()
  const sponsor = sponsorQuery(code)
  const query = useQuery({
    ...sponsor,
    select: (invite) => (invite?.takesContact ? invite.sponsorName : null),
  })
  const queryClient = useQueryClient()
  usePageTitle(messages.askToBeContacted)
  return (
    <Page className="grid items-center">
      <MemberContactPage
        inviteCode={code}
        query={query}
        onSponsorGone={() => queryClient.setQueryData(sponsor.queryKey, null)}
      />
    </Page>
  )
}
