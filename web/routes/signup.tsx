import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page-title.ts'
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/signup')({
  validateSearch: ({
    ref,
    sponsor,
    source,
  }: Record<string, string>): { ref?: string; sponsor?: string; source?: string } => ({
    ...(ref && { ref }),
    ...(sponsor && { sponsor }),
    ...(source && { source }),
  }),
  component: SignUpRoute,
})

function SignUpRoute() {
  const { ref = '', sponsor = '', source = '' } = Route.useSearch()
  usePageTitle('Sign Up')
  return (
    <Page className="grid items-center">
      <SignUpForm invitation={{ ref, sponsor, source }} />
    </Page>
  )
}
