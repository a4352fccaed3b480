import { Link } from '@tanstack/react-router'
import type { ContactConfirmed } from 'contract/leads'
import * as messages from 'messages/leads'
import { post } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { isUnknownLink, isWholeToken } from './mail-link.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/**
 * /confirm-contact/{token}: only after this may a member get a person's name and address. It needs a button press,
 * because mail servers open links to check them.
 */
export function ConfirmContact({ token }: { token: string }) {
  const confirm = useToastMutation({
    send: () => post<ContactConfirmed>('/api/leads/confirm', { token }),
    failed: (error) => (isUnknownLink(error) ? undefined : sentenceOf(error, messages.notConfirmedYet)),
  })
  const isRefused = isUnknownLink(confirm.error)
  const isDead = isRefused || !isWholeToken(token)
  const heading = useFocusInPlace<HTMLHeadingElement>(confirm.isSuccess || isRefused)
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        {titleOf(isDead, confirm.data)}
      </h1>
      {isDead ? (
        <ExpiredLink />
      ) : confirm.data ? (
        <Confirmed message={confirm.data.message} />
      ) : (
        <Question pending={confirm.isPending} onConfirm={() => confirm.mutate()} />
      )}
    </div>
  )
}

function titleOf(isDead: boolean, confirmed: ContactConfirmed | undefined): string {
  if (isDead) return messages.linkDoesNotWork
  if (!confirmed) return messages.pleaseConfirm
  return confirmed.isNew ? messages.nowConfirmed : messages.alreadyConfirmed
}

function Question({ pending, onConfirm }: { pending: boolean; onConfirm: () => void }) {
  return (
    <>
      <p className="text-lg">{messages.mayOneMember}</p>
      <Button variant="go" size="lg" pending={pending} onClick={onConfirm}>
        {messages.yesEmailMe}
      </Button>
      <p className="text-ink-soft">{messages.ratherNot}</p>
      <PrivacyLink />
    </>
  )
}

function Confirmed({ message }: { message: string }) {
  return (
    <>
      <Banner tone="done" role="status">
        <p>{message}</p>
      </Banner>
      <p>{messages.canChangeYourMind}</p>
      <Link to="/courses" className={buttonClass({ variant: 'go', size: 'lg' })}>
        {messages.browseCourses}
      </Link>
      <PrivacyLink />
    </>
  )
}

function ExpiredLink() {
  return (
    <Banner tone="sky" role="alert">
      <p>{messages.expired}</p>
      <Link to="/info" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {messages.askAgain}
      </Link>
    </Banner>
  )
}
