import type { OwnFirstDays } from 'contract/first-days'
import { VOLUNTEER_WORDING } from 'game/first-days'
import { plainSenderName } from 'game/invitations'
import { Button } from '#web/ui/button.tsx'

type VolunteerOfferProps = {
  helper: NonNullable<OwnFirstDays['helper']>
  pending: boolean
  onAnswer: (agreed: boolean) => void
}

/** Asks a member without a sponsor whether a volunteer may help. The volunteer knows nothing of them before. */
export function VolunteerOffer({ helper, pending, onAnswer }: VolunteerOfferProps) {
  const name = plainSenderName(helper.name)
  return (
    <div className="grid gap-3 rounded-card border-2 border-rule p-4">
      <h3 className="heading-card">{name} would welcome you</h3>
      <p className="max-w-prose">
        You joined without a sponsor. {name} volunteers to help new members, and would see your steps and write to you.
      </p>
      <p className="max-w-prose">{VOLUNTEER_WORDING.replace('{sponsor}', () => name)}</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:justify-self-start">
        <Button pending={pending} onClick={() => onAnswer(true)}>
          Yes, please
        </Button>
        <Button pending={pending} onClick={() => onAnswer(false)}>
          No, thank you
        </Button>
      </div>
    </div>
  )
}
