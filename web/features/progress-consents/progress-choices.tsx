import { useQuery } from '@tanstack/react-query'
import { consentQuestion } from 'game/consent'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/progress-consents'
import * as wordings from 'messages/shared/consent'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ProgressChoicesSkeleton } from './consent-skeletons.tsx'
import { progressConsentQuery } from './progress-consent-query.ts'
import { answer, useSay } from './use-say.ts'

/** In /account: whether the sponsor sees the member's progress, and whether anybody nudges them. */
export function ProgressChoices() {
  const query = useQuery(progressConsentQuery(useMember().id))
  return (
    <Loaded query={query} loading={<ProgressChoicesSkeleton />} failure={messages.choicesFailed}>
      {({ sponsorName }) => (
        <>
          {sponsorName === null ? (
            <p>{messages.noSponsor}</p>
          ) : (
            <ProgressSwitch sponsorName={plainSenderName(sponsorName)} />
          )}
          <NudgesSwitch />
        </>
      )}
    </Loaded>
  )
}

function ProgressSwitch({ sponsorName }: { sponsorName: string }) {
  const { shareProgress } = useMember()
  const { mutate, isPending, variables } = useSay(({ shareProgress: isShown }) =>
    (isShown ? messages.canSee : messages.noLongerSees)({ name: sponsorName }),
  )
  return (
    <Switch
      label={messages.showTo({ name: sponsorName })}
      hint={consentQuestion(wordings.progress, sponsorName)}
      checked={(isPending ? variables.shareProgress : shareProgress) ?? false}
      onChange={({ currentTarget }) => isPending || mutate(answer(currentTarget.checked))}
    />
  )
}

function NudgesSwitch() {
  const { noNudges } = useMember()
  const { mutate, isPending, variables } = useSay(({ noNudges: isOff }) =>
    isOff ? messages.nobodyAdvised : messages.mayGetReminder,
  )
  return (
    <Switch
      label={messages.noNudges}
      hint={messages.noNudgesAbout}
      checked={(isPending ? variables.noNudges : noNudges) ?? false}
      onChange={({ currentTarget }) => isPending || mutate({ noNudges: currentTarget.checked })}
    />
  )
}
