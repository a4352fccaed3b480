import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { VerifyEmail } from '#web/features/accounts/verify-email.tsx'
import { Page } from '#web/shell/page.tsx'
import { useLinkToken } from '#web/shell/use-link-token.ts'

export const Route = createFileRoute('/verify-email')({
  staticData: { page: { isIndexable: false } },
  component: VerifyEmailRoute,
})

function VerifyEmailRoute() {
  const token = useLinkToken()
  usePageTitle(messages.verifyEmail)
  return (
    <Page className="grid items-center">
      <VerifyEmail token={token} />
    </Page>
  )
}
