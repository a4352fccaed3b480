import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ConfirmContact } from '#web/features/leads/confirm-contact.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/confirm-contact/$token')({
  staticData: { page: { isIndexable: false } },
  component: ConfirmContactRoute,
})

function ConfirmContactRoute() {
  usePageTitle(messages.confirmContact)
  return (
    <Page>
      <ConfirmContact token={Route.useParams().token} />
    </Page>
  )
}
