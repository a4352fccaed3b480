import type { Delivery } from 'contract/rewards'
import { ChevronDown } from 'lucide-react'
import * as messages from 'messages/rewards'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Hints } from './own-text.tsx'
import { RewardIcon } from './reward-icon.tsx'
import { REWARD_TEXTS } from './reward-texts.ts'

const DeliveryContents = lazyPart(
  async () => (await import('./delivery-contents.tsx')).DeliveryContents,
  <Skeleton className="h-72" />,
)

/** What one redemption brought, folded but for the newest. @param open as it stands at first */
export function DeliveryDetails({ delivery, hints, open }: { delivery: Delivery; hints: Hints; open: boolean }) {
  const { rewardType, createdAt } = delivery
  return (
    <details open={open} className={`${CARD} group overflow-clip`}>
      <summary className="flex cursor-pointer list-none items-center gap-3 bg-earned-tint p-4 md:px-6 [&::-webkit-details-marker]:hidden">
        <RewardIcon type={rewardType} />
        <span className="min-w-0 flex-1">
          <h3 className="heading-card">{REWARD_TEXTS[rewardType].title}</h3>
          <span className="text-ink-soft text-sm">
            {messages.deliveredOn({ day: () => <Moment at={createdAt} /> })}
          </span>
        </span>
        <ChevronDown size={24} className="shrink-0 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-5 p-4 md:p-6">
        <DeliveryContents delivery={delivery} hints={hints} />
      </div>
    </details>
  )
}
