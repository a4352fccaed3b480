import type { Said } from 'contract/invitations'
import type { Topic } from 'game/notifications'
import * as messages from 'messages/leads'
import { post } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { isUnknownLink, isWholeToken, UnknownLink } from './mail-link.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/** @param topic null for invitations */
function wordsOf(topic: Topic | null) {
  if (topic === null) return { title: messages.noMoreInvitations, means: messages.noMoreInvitationsMeans }
  // A name in a message has no hyphen.
  const about = { topic: topic === 'first-days' ? 'firstDays' : topic }
  return { title: messages.noMoreEmails(about), means: messages.noMoreEmailsMeans(about) }
}

/** /unsubscribe/{token}: one press stops invitations to an address, or a member's emails about a topic. */
export function Unsubscribe({ token, topic }: { token: string; topic: Topic | null }) {
  const { title, means } = wordsOf(topic)
  const unsubscribe = useToastMutation({
    send: () => post<Said>(`/unsubscribe/${token}`),
    failed: (error) => (isUnknownLink(error) ? undefined : sentenceOf(error, messages.notUnsubscribed)),
  })
  const isRefused = isUnknownLink(unsubscribe.error)
  const unknown = !isWholeToken(token) || isRefused
  const heading = useFocusInPlace<HTMLHeadingElement>(unsubscribe.isSuccess || isRefused)
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        {unknown ? messages.unsubscribe : title}
      </h1>
      {unknown ? (
        <UnknownLink />
      ) : unsubscribe.data ? (
        <>
          <Banner tone="done" role="status">
            <p>{unsubscribe.data.message}</p>
          </Banner>
          <PrivacyLink />
        </>
      ) : (
        <>
          <p className="text-lg">{means}</p>
          <Button variant="go" size="lg" pending={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
            {messages.unsubscribe}
          </Button>
          <PrivacyLink />
        </>
      )}
    </div>
  )
}
