import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ReportPage } from '#web/features/claim-reports/report-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/report')({ staticData: { page: { isIndexable: true } }, component: ReportRoute })

function ReportRoute() {
  usePageTitle(messages.reportClaim)
  return (
    <Page>
      <ReportPage />
    </Page>
  )
}
