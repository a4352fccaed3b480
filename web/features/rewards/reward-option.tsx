import { REWARD_COST, type REWARDS } from 'game/rewards'
import { Button } from '#web/ui/button.tsx'
import { RewardIcon } from './reward-icon.tsx'

type RewardOptionProps = {
  reward: (typeof REWARDS)[number]
  affordable: boolean
  /** A redemption is under way, of whichever reward. */
  waiting: boolean
  /** It is this one. */
  pending: boolean
  onRedeem: () => void
}

/** A reward as a ticket, to be torn off where it is redeemed. */
export function RewardOption({ reward, affordable, waiting, pending, onRedeem }: RewardOptionProps) {
  const id = `reward-${reward.type}`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] rounded-card bg-earned-tint">
      <div className="flex min-w-0 items-center gap-3 p-3.5 sm:gap-4 sm:p-4">
        <RewardIcon type={reward.type} />
        <div className="min-w-0">
          <h3 id={id} className="heading-card">
            {reward.title}
          </h3>
          <p className="text-ink-soft text-sm">{reward.description}</p>
        </div>
      </div>
      <div className="grid content-center justify-items-center gap-1.5 border-earned border-l-2 border-dashed px-3 py-3.5">
        <p className="font-semibold text-earned text-sm">{REWARD_COST} tokens</p>
        <Button
          aria-describedby={id}
          disabled={!affordable || (waiting && !pending)}
          pending={pending}
          onClick={onRedeem}
        >
          Redeem
        </Button>
      </div>
    </li>
  )
}
