import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ForgotPasswordForm } from '#web/features/accounts/forgot-password-form.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/forgot-password')({
  staticData: { page: { isIndexable: true } },
  component: ForgotPasswordRoute,
})

function ForgotPasswordRoute() {
  usePageTitle('Forgot password')
  return (
    <Page className="grid items-center">
      <ForgotPasswordForm />
    </Page>
  )
}
