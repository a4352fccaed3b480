import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { IncomeDisclosure } from '#web/features/site-texts/income-disclosure.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/income-disclosure')({
  staticData: { page: { isIndexable: true } },
  component: IncomeDisclosureRoute,
})

function IncomeDisclosureRoute() {
  usePageTitle(messages.aboutIncome)
  return (
    <Page>
      <IncomeDisclosure />
    </Page>
  )
}
