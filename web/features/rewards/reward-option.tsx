import { REWARD_COST, type RewardType } from 'game/rewards'
import * as messages from 'messages/rewards'
import { Button } from '#web/ui/button.tsx'
import { RewardIcon } from './reward-icon.tsx'
import { REWARD_TEXTS } from './reward-texts.ts'

type RewardOptionProps = {
  type: RewardType
  affordable: boolean
  /** False once the server says that there is nothing to deliver. */
  available: boolean
  /** A redemption is under way, of whichever reward. */
  waiting: boolean
  /** It is this one. */
  pending: boolean
  onRedeem: () => void
}

/** A reward as a ticket, to be torn off where it is redeemed. */
export function RewardOption({ type, affordable, available, waiting, pending, onRedeem }: RewardOptionProps) {
  const id = `reward-${type}`
  const { title, description, note, none } = REWARD_TEXTS[type]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] min-[26rem]:grid-cols-[minmax(0,1fr)_auto] rounded-card bg-earned-tint">
      <div className="flex min-w-0 items-center gap-3 p-3.5 sm:gap-4 sm:p-4">
        <RewardIcon type={type} />
        <div className="min-w-0">
          <h3 id={id} className="heading-card">
            {title}
          </h3>
          <p className="text-ink-soft text-sm">{description}</p>
          {note && <p className="text-sm">{note}</p>}
          {!available && <p className="mt-1 font-semibold text-sm">{none}</p>}
        </div>
      </div>
      <div className="flex items-center justify-between gap-1.5 border-earned border-dashed px-3.5 py-3 max-[26rem]:border-t-2 min-[26rem]:flex-col min-[26rem]:justify-center min-[26rem]:border-s-2 min-[26rem]:px-3 min-[26rem]:py-3.5">
        <p className="font-semibold text-earned text-sm">{messages.cost({ tokens: REWARD_COST })}</p>
        <Button
          aria-describedby={id}
          aria-disabled={!affordable || !available || (waiting && !pending)}
          pending={pending}
          onClick={onRedeem}
        >
          {messages.redeem}
        </Button>
      </div>
    </li>
  )
}
