import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { TermsPage } from '#web/features/legal/terms-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/terms')({ staticData: { page: { isIndexable: true } }, component: TermsRoute })

function TermsRoute() {
  usePageTitle(messages.terms)
  return (
    <Page>
      <TermsPage />
    </Page>
  )
}
