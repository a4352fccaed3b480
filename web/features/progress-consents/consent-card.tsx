import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { consentQuestion } from 'game/consent'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/progress-consents'
import * as wordings from 'messages/shared/consent'
import type { ReactNode } from 'react'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConsentCardSkeleton } from './consent-skeletons.tsx'
import { progressConsentQuery } from './progress-consent-query.ts'
import { answer, useSay } from './use-say.ts'

const who = (inside: ReactNode) => <bdi>{inside}</bdi>

const link = (inside: ReactNode) => (
  <Link to="/account" className="font-semibold underline underline-offset-4">
    {inside}
  </Link>
)

/** Asks a member once whether their sponsor may see their progress, and says what was chosen. */
export function ConsentCard() {
  const { id, shareProgress } = useMember()
  const { data, isFetching } = useQuery({ ...progressConsentQuery(id), staleTime: Number.POSITIVE_INFINITY })
  const { mutate, isPending } = useSay()
  const isAnswered = shareProgress !== null
  const said = useFocusInPlace<HTMLParagraphElement>(isAnswered)
  if (data === undefined) return isFetching && <ConsentCardSkeleton />
  if (data.sponsorName === null) return null
  const name = plainSenderName(data.sponsorName)
  if (isAnswered) {
    return (
      <Card as="div">
        <p ref={said} tabIndex={-1} className="max-w-prose">
          {shareProgress ? messages.answeredYes({ name, who, link }) : messages.answeredNo({ link })}
        </p>
      </Card>
    )
  }
  return (
    <Card aria-labelledby="progress-consent" className="grid gap-3">
      <h2 id="progress-consent" className="heading-panel">
        {messages.question({ name, who })}
      </h2>
      {data.isAskedAgain && <p className="max-w-prose">{messages.askedAgain({ name, who })}</p>}
      <p className="max-w-prose">{consentQuestion(wordings.progress, name)}</p>
      <p className="max-w-prose text-ink-soft">{messages.canChange}</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:justify-self-start">
        <Button pending={isPending} onClick={() => mutate(answer(true))}>
          {messages.yes}
        </Button>
        <Button pending={isPending} onClick={() => mutate(answer(false))}>
          {messages.no}
        </Button>
      </div>
    </Card>
  )
}
