import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { plainSenderName } from 'game/invitations'
import { progressQuestion } from 'game/progress-consent'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConsentCardSkeleton } from './consent-card-skeleton.tsx'
import { progressConsentQuery } from './progress-consent-query.ts'
import { useSay } from './use-say.ts'

/** Asks a member once whether their sponsor may see their progress, and says what was chosen. */
export function ConsentCard() {
  const { id, shareProgress } = useMember()
  const { data, isFetching } = useQuery({ ...progressConsentQuery(id), staleTime: Number.POSITIVE_INFINITY })
  const { mutate, isPending } = useSay()
  const isAnswered = shareProgress !== null
  const answer = useFocusInPlace<HTMLParagraphElement>(isAnswered)
  if (data === undefined) return isFetching && <ConsentCardSkeleton />
  if (data.sponsorName === null) return null
  const name = plainSenderName(data.sponsorName)
  if (isAnswered) {
    return (
      <Card as="div">
        <p ref={answer} tabIndex={-1} className="max-w-prose">
          {shareProgress ? `${name} can see how far you are.` : 'Your progress stays private.'} You can change this at
          any time in{' '}
          <Link to="/account" className="font-semibold underline underline-offset-4">
            your account
          </Link>
          .
        </p>
      </Card>
    )
  }
  return (
    <Card aria-labelledby="progress-consent" className="grid gap-3">
      <h2 id="progress-consent" className="heading-panel">
        May {name} see how far you are?
      </h2>
      <p className="max-w-prose">{progressQuestion(name)}</p>
      <p className="max-w-prose text-ink-soft">You can change your answer at any time in your account.</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:justify-self-start">
        <Button pending={isPending} onClick={() => mutate({ shareProgress: true })}>
          Yes, show it
        </Button>
        <Button pending={isPending} onClick={() => mutate({ shareProgress: false })}>
          Keep it private
        </Button>
      </div>
    </Card>
  )
}
