import { REWARD_COST, type REWARDS, type RewardType } from 'game/rewards'
import { Button } from '#web/ui/button.tsx'
import { RewardIcon } from './reward-icon.tsx'

type RewardOptionProps = {
  reward: (typeof REWARDS)[number]
  affordable: boolean
  /** False once the server says that there is nothing to deliver. */
  available: boolean
  /** A redemption is under way, of whichever reward. */
  waiting: boolean
  /** It is this one. */
  pending: boolean
  onRedeem: () => void
}

/** What the descriptions leave open. */
const NOTES: Readonly<Partial<Record<RewardType, string>>> = {
  email_swipes: 'Nobody has tested how well they work.',
  warm_leads: 'They confirmed by email. Nothing else is checked.',
}

const NONE: Readonly<Record<RewardType, string>> = {
  social_posts: 'You have them all.',
  email_swipes: 'You have them all.',
  warm_leads: 'None at the moment.',
}

/** A reward as a ticket, to be torn off where it is redeemed. */
export function RewardOption({ reward, affordable, available, waiting, pending, onRedeem }: RewardOptionProps) {
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
          {NOTES[reward.type] && <p className="text-sm">{NOTES[reward.type]}</p>}
          {!available && <p className="mt-1 font-semibold text-sm">{NONE[reward.type]}</p>}
        </div>
      </div>
      <div className="grid content-center justify-items-center gap-1.5 border-earned border-s-2 border-dashed px-3 py-3.5">
        <p className="font-semibold text-earned text-sm">{REWARD_COST} tokens</p>
        <Button
          aria-describedby={id}
          disabled={!affordable || !available || (waiting && !pending)}
          pending={pending}
          onClick={onRedeem}
        >
          Redeem
        </Button>
      </div>
    </li>
  )
}
