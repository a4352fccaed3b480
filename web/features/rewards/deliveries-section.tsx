import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Delivery } from 'contract/rewards'
import { REWARD_COST } from 'game/rewards'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { deliveriesQuery } from './reward-queries.ts'

/** All that was delivered, newest first. */
export function DeliveriesSection() {
  const query = useQuery(deliveriesQuery(useMember().id))
  return (
    <section aria-labelledby="deliveries" className="grid gap-3">
      <h2 id="deliveries" className="heading-section">
        Delivered to you
      </h2>
      <Loaded query={query} loading={<DeliveriesSkeleton />} failure="Your rewards couldn’t be loaded.">
        {(deliveries) => (deliveries.length === 0 ? <NothingDelivered /> : <List deliveries={deliveries} />)}
      </Loaded>
    </section>
  )
}

function List({ deliveries }: { deliveries: readonly Delivery[] }) {
  return deliveries.map((delivery, index) => (
    <DeliveryDetails key={delivery.id} delivery={delivery} open={index === 0} />
  ))
}

function NothingDelivered() {
  const { tokens } = useMember()
  if (tokens >= REWARD_COST) {
    return (
      <EmptyState level={3} title="Nothing delivered yet">
        You have enough tokens. Choose a reward and press Redeem, and it appears here right away.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={3}
      title="Nothing delivered yet"
      action={
        <Link to="/dashboard" className={buttonClass()}>
          Go to your next stop
        </Link>
      }
    >
      A reward costs {REWARD_COST} tokens. You get them for completing stations and courses.
    </EmptyState>
  )
}

function DeliveriesSkeleton() {
  return (
    <Loading label="Loading rewards..." className="grid gap-3">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </Loading>
  )
}
