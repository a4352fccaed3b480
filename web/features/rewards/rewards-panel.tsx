import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { REWARD_COST, REWARDS } from 'game/rewards'
import * as messages from 'messages/rewards'
import { useMember } from '#web/client/session/member.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { RewardOption } from './reward-option.tsx'
import { availableRewardsQuery } from './reward-queries.ts'
import { useRedeem } from './use-redeem.ts'

type RewardsPanelProps = {
  /** It stands beside what was delivered, so that no way there is needed. */
  onRewardsPage?: boolean
}

/** What tokens buy. A reward that there is none of says so before it is asked for. */
export function RewardsPanel({ onRewardsPage = false }: RewardsPanelProps) {
  const { id, tokens } = useMember()
  const { data: offered } = useQuery(availableRewardsQuery(id))
  const redeem = useRedeem()
  return (
    <Card aria-labelledby="rewards" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="rewards" className="heading-panel">
          {messages.heading}
        </h2>
        <p className="text-ink-soft text-sm">{messages.balance({ tokens })}</p>
      </div>
      <ul className="grid gap-3">
        {REWARDS.map(({ type }) => (
          <RewardOption
            key={type}
            type={type}
            affordable={tokens >= REWARD_COST}
            available={offered?.find((each) => each.type === type)?.isAvailable ?? true}
            waiting={redeem.isPending}
            pending={redeem.isPending && redeem.variables === type}
            onRedeem={() => redeem.mutate(type)}
          />
        ))}
      </ul>
      {tokens < REWARD_COST && <p className="text-ink-soft">{messages.tooFewTokens({ cost: REWARD_COST })}</p>}
      {!onRewardsPage && <WayToRewards redeemed={redeem.isSuccess} />}
    </Card>
  )
}

function WayToRewards({ redeemed }: { redeemed: boolean }) {
  return (
    <>
      {redeemed && (
        <Banner tone="done">
          <p>
            {messages.waiting({
              link: (inside) => (
                <Link to="/rewards" className="font-semibold underline underline-offset-4">
                  {inside}
                </Link>
              ),
            })}
          </p>
        </Banner>
      )}
      <Link
        to="/rewards"
        className="mt-auto inline-flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
      >
        {messages.seeDelivered}
      </Link>
    </>
  )
}
