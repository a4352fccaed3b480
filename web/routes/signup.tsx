import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { type Invitation, SignUpForm } from '#web/features/accounts/sign-up-form.tsx'
import { sponsorQuery } from '#web/features/invitations/sponsor-query.ts'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/signup')({
  staticData: {
    page: {
      isIndexable: true,
      title: 'Sign Up | Whistlestop',
      description:
        'A member invites you to two-minute lessons about network marketing, and gets tokens and points for rewards there when you join through this link. No income is promised.',
      sharedAs: 'You are invited to Whistlestop',
    },
  },
  validateSearch: ({ ref, sponsor, source }: Partial<Invitation>) => ({ ref, sponsor, source }),
  component: SignUpRoute,
})

function SignUpRoute() {
  const { ref = '', sponsor = '', source = '' } = Route.useSearch()
  const { data: inviter, isFetching } = useQuery(sponsorQuery(ref))
  usePageTitle('Sign Up')
  return (
    <Page className="grid items-center">
      <SignUpForm invitation={{ ref, sponsor, source }} sponsor={inviter} isChecking={isFetching} />
    </Page>
  )
}
