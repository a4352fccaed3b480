import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { TermsPage } from '#web/features/legal/terms-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/terms')({ staticData: { page: { isIndexable: true } }, component: TermsRoute })

function TermsRoute() {
  usePageTitle('Terms')
  return (
    <Page>
      <TermsPage />
    </Page>
  )
}
