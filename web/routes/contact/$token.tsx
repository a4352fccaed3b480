import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ContactChoices } from '#web/features/leads/contact-choices.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/contact/$token')({
  staticData: { page: { isIndexable: false } },
  component: ContactRoute,
})

function ContactRoute() {
  usePageTitle(messages.yourContact)
  return (
    <Page>
      <ContactChoices token={Route.useParams().token} />
    </Page>
  )
}
