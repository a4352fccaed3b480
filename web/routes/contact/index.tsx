import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ContactPage } from '#web/features/legal/contact-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/contact/')({
  staticData: { page: { isIndexable: true } },
  component: ContactRoute,
})

function ContactRoute() {
  usePageTitle(messages.contact)
  return (
    <Page>
      <ContactPage />
    </Page>
  )
}
