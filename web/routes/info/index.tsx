import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ContactPage } from '#web/features/leads/contact-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/info/')({ staticData: { page: { isIndexable: true } }, component: InfoRoute })

function InfoRoute() {
  usePageTitle(messages.askToBeContacted)
  return (
    <Page className="grid items-center">
      <ContactPage />
    </Page>
  )
}
