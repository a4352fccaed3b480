import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { MemberContactPage } from '#web/features/leads/contact-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/info/$code')({
  staticData: { page: { isIndexable: true } },
  component: MemberInfoRoute,
})

function MemberInfoRoute() {
  usePageTitle('Ask to be contacted')
  return (
    <Page className="grid items-center">
      <MemberContactPage inviteCode={Route.useParams().code} />
    </Page>
  )
}
