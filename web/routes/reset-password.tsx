import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ChoosePasswordForm } from '#web/features/accounts/choose-password-form.tsx'
import { Page } from '#web/shell/page.tsx'
import { useLinkToken } from '#web/shell/use-link-token.ts'

export const Route = createFileRoute('/reset-password')({
  staticData: { page: { isIndexable: false } },
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  const token = useLinkToken()
  usePageTitle(messages.choosePassword)
  return (
    <Page className="grid items-center">
      <ChoosePasswordForm token={token} />
    </Page>
  )
}
