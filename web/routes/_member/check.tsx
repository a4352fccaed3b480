import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { CheckPage } from '#web/features/claims/check-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/check')({
  staticData: { page: { isIndexable: false } },
  component: CheckRoute,
})

function CheckRoute() {
  usePageTitle(messages.check)
  return (
    <Page>
      <CheckPage />
    </Page>
  )
}
