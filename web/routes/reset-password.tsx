import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { ChoosePasswordForm } from '#web/features/accounts/choose-password-form.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token }: { token?: string }) => ({ token }),
  component: ResetPasswordRoute,
})

function ResetPasswordRoute() {
  const { token = '' } = Route.useSearch()
  usePageTitle('Choose a password')
  return (
    <Page className="grid items-center">
      <ChoosePasswordForm token={token} />
    </Page>
  )
}
