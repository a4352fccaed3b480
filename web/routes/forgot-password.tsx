import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ForgotPasswordForm } from '#web/features/accounts/forgot-password-form.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { page: { isIndexable: true } },
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  usePageTitle(messages.forgotPassword)
  return (
    <Page className="grid items-center">
      <ForgotPasswordForm />
    </Page>
  )
}
