import { createFileRoute } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useMember } from '#web/client/session/member.tsx'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { TicketLedger } from '#web/features/ledger/ticket-ledger.tsx'
import { ReviewsPerDay } from '#web/features/reviews/reviews-per-day.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/account')({
  staticData: { page: { isIndexable: false } },
  component: AccountRoute,
})

function AccountRoute() {
  const { id } = useMember()
  usePageTitle('Your account')
  return (
    <Page>
      <AccountPage
        reviewsPerDay={<ReviewsPerDay />}
        tickets={
          <TicketLedger
            path={`/api/users/${id}/ledger`}
            empty="No tickets yet. The first ones come with your first station."
          />
        }
      />
    </Page>
  )
}
