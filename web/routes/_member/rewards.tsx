import { createFileRoute } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { ClaimHints } from '#web/features/claims/claim-hints.tsx'
import { ContactsSection } from '#web/features/rewards/contacts-section.tsx'
import { DeliveriesSection } from '#web/features/rewards/deliveries-section.tsx'
import { availableRewardsQuery, deliveriesQuery } from '#web/features/rewards/reward-queries.ts'
import { RewardsPanel } from '#web/features/rewards/rewards-panel.tsx'
import { Page } from '#web/shell/page.tsx'

export const Route = createFileRoute('/_member/rewards')({
  staticData: { page: { isIndexable: false } },
  loader: ({ context: { queryClient, memberId } }) => {
    void queryClient.prefetchQuery(deliveriesQuery(memberId))
    void queryClient.prefetchQuery(availableRewardsQuery(memberId))
  },
  component: RewardsRoute,
})

function RewardsRoute() {
  usePageTitle(messages.rewards)
  return (
    <Page>
      <h1 className="heading-page pt-2 pb-4 md:pb-6">{messages.yourRewards}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-4">
          <RewardsPanel onRewardsPage />
        </div>
        <div className="grid gap-6">
          <DeliveriesSection hints={(text) => <ClaimHints text={text} />} />
          <ContactsSection />
        </div>
      </div>
    </Page>
  )
}
