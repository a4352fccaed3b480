import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { type Invitation, SignUpForm } from '#web/features/accounts/sign-up-form.tsx'
import { sponsorQuery } from '#web/features/invitations/sponsor-query.ts'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/signup')({
  staticData: {
    page: {
      isIndexable: true,
      title: `${messages.signUp} | Whistlestop`,
      description: messages.signUpDescription,
      sharedAs: messages.invitedToWhistlestop,
    },
  },
  validateSearch: ({ ref, sponsor, source }: Partial<Invitation>) => ({ ref, sponsor, source }),
  component: SignUpRoute,
})

function SignUpRoute() {
  const { ref = '', sponsor = '', source = '' } = Route.useSearch()
  const { data: inviter, isFetching } = useQuery({
    ...sponsorQuery(ref),
    select: (invite) => invite?.sponsorName ?? null,
  })
  usePageTitle(messages.signUp)
  return (
    <Page className="grid items-center">
      <SignUpForm invitation={{ ref, sponsor, source }} sponsor={inviter} isChecking={isFetching} />
    </Page>
  )
}
