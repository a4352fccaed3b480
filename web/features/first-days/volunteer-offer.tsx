import type { OwnFirstDays } from 'contract/first-days'
import { consentQuestion } from 'game/consent'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/first-days'
import * as wordings from 'messages/shared/consent'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type VolunteerOfferProps = {
  helper: NonNullable<OwnFirstDays['helper']>
  pending: boolean
  onAnswer: (agreed: boolean) => void
}

/** Asks a member without a sponsor whether a volunteer may help. The volunteer knows nothing of them before. */
export function VolunteerOffer({ helper, pending, onAnswer }: VolunteerOfferProps) {
  const name = plainSenderName(helper.name)
  const who = (inside: ReactNode) => <bdi>{inside}</bdi>
  return (
    <div className="grid gap-3 rounded-card border-2 border-rule p-4">
      <h3 className="heading-card">{messages.wouldWelcome({ name, who })}</h3>
      <p className="max-w-prose">{messages.joinedWithoutSponsor({ name, who })}</p>
      <p className="max-w-prose">{consentQuestion(wordings.volunteer, name)}</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:justify-self-start">
        <Button pending={pending} onClick={() => onAnswer(true)}>
          {messages.yesPlease}
        </Button>
        <Button pending={pending} onClick={() => onAnswer(false)}>
          {messages.noThanks}
        </Button>
      </div>
    </div>
  )
}
