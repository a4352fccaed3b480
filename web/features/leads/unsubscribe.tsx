import type { Said } from 'contract/invitations'
import { TOPIC_NAMES, type Topic } from 'game/notifications'
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
  if (topic === null) {
    return {
      title: 'No more invitations',
      means:
        'Someone you may know invited you. Press the button and we won’t send any more invitations to your address.',
    }
  }
  return {
    title: `No more emails about ${TOPIC_NAMES[topic]}`,
    means: `Press the button and we won’t email you about ${TOPIC_NAMES[topic]} any more. You can switch these emails on again on your account page.`,
  }
}

/** /unsubscribe/{token}: one press stops invitations to an address, or a member's emails about a topic. */
export function Unsubscribe({ token, topic }: { token: string; topic: Topic | null }) {
  const { title, means } = wordsOf(topic)
  const unsubscribe = useToastMutation({
    send: () => post<Said>(`/unsubscribe/${token}`),
    failed: (error) =>
      isUnknownLink(error) ? undefined : sentenceOf(error, 'You are not unsubscribed yet. Please try again.'),
  })
  const isRefused = isUnknownLink(unsubscribe.error)
  const unknown = !isWholeToken(token) || isRefused
  const heading = useFocusInPlace<HTMLHeadingElement>(unsubscribe.isSuccess || isRefused)
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        {title}
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
            Unsubscribe
          </Button>
          <PrivacyLink />
        </>
      )}
    </div>
  )
}
