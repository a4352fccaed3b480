import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Delivery } from 'contract/rewards'
import { REWARD_COST } from 'game/rewards'
import * as messages from 'messages/rewards'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import type { Hints } from './own-text.tsx'
import { deliveriesQuery } from './reward-queries.ts'

/** All that was delivered, newest first. @param hints advice on a text that the member changes */
export function DeliveriesSection({ hints }: { hints: Hints }) {
  const query = useQuery(deliveriesQuery(useMember().id))
  return (
    <section aria-labelledby="deliveries" className="grid gap-3">
      <h2 id="deliveries" className="heading-section">
        {messages.deliveries}
      </h2>
      <Loaded query={query} loading={<DeliveriesSkeleton />} failure={messages.deliveriesFailed}>
        {(deliveries) =>
          deliveries.length === 0 ? <NothingDelivered /> : <List deliveries={deliveries} hints={hints} />
        }
      </Loaded>
    </section>
  )
}

function List({ deliveries, hints }: { deliveries: readonly Delivery[]; hints: Hints }) {
  return deliveries.map((delivery, index) => (
    <DeliveryDetails key={delivery.id} delivery={delivery} hints={hints} open={index === 0} />
  ))
}

function NothingDelivered() {
  const { tokens } = useMember()
  if (tokens >= REWARD_COST) {
    return (
      <EmptyState level={3} title={messages.nothingDelivered}>
        {messages.chooseReward}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={3}
      title={messages.nothingDelivered}
      action={
        <Link to="/dashboard" className={buttonClass()}>
          {messages.goToNextStop}
        </Link>
      }
    >
      {messages.howToGetTokens({ cost: REWARD_COST })}
    </EmptyState>
  )
}

function DeliveriesSkeleton() {
  return (
    <Loading label={messages.deliveriesLoading} className="grid gap-3">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </Loading>
  )
}
