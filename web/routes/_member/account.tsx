import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/account')({ component: AccountRoute })

function AccountRoute() {
  usePageTitle('Your account')
  return (
    <Page>
      <AccountPage />
    </Page>
  )
}
