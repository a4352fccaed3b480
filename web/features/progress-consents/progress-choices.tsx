import { useQuery } from '@tanstack/react-query'
import { plainSenderName } from 'game/invitations'
import { progressQuestion } from 'game/progress-consent'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ProgressChoicesSkeleton } from './progress-choices-skeleton.tsx'
import { progressConsentQuery } from './progress-consent-query.ts'
import { useSay } from './use-say.ts'

/** In /account: whether the sponsor sees the member's progress, and whether anybody nudges them. */
export function ProgressChoices() {
  const query = useQuery(progressConsentQuery(useMember().id))
  return (
    <Loaded query={query} loading={<ProgressChoicesSkeleton />} failure="Your choices could not be loaded.">
      {({ sponsorName }) => (
        <>
          {sponsorName === null ? (
            <p>You have no sponsor, so nobody sees your progress.</p>
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
    isShown ? `${sponsorName} can see how far you are.` : `${sponsorName} no longer sees how far you are.`,
  )
  return (
    <Switch
      label={`Show my progress to ${sponsorName}`}
      hint={progressQuestion(sponsorName)}
      checked={(isPending ? variables.shareProgress : shareProgress) ?? false}
      onChange={({ currentTarget }) => isPending || mutate({ shareProgress: currentTarget.checked })}
    />
  )
}

function NudgesSwitch() {
  const { noNudges } = useMember()
  const { mutate, isPending, variables } = useSay(({ noNudges: isOff }) =>
    isOff ? 'Nobody is advised to nudge you.' : 'You may get a reminder or a message again.',
  )
  return (
    <Switch
      label="No nudges, please"
      hint="No reminders from us, and nobody is advised to write to you when you haven’t been here."
      checked={(isPending ? variables.noNudges : noNudges) ?? false}
      onChange={({ currentTarget }) => isPending || mutate({ noNudges: currentTarget.checked })}
    />
  )
}
