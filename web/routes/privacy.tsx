import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { PrivacyPage } from '#web/features/legal/privacy-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/privacy')({
  staticData: { page: { isIndexable: true } },
  component: PrivacyRoute,
})

function PrivacyRoute() {
  usePageTitle(messages.privacy)
  return (
    <Page>
      <PrivacyPage />
    </Page>
  )
}
