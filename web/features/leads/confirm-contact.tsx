import { Link } from '@tanstack/react-router'
import type { ContactConfirmed } from 'contract/leads'
import { post } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { isUnknownLink, isWholeToken } from './mail-link.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/**
 * /confirm-contact/{token}: only after this may a member get a person's name and address. It takes a press, because mail
 * servers open links to check them.
 */
export function ConfirmContact({ token }: { token: string }) {
  const confirm = useToastMutation({
    send: () => post<ContactConfirmed>('/api/leads/confirm', { token }),
    failed: (error) =>
      isUnknownLink(error) ? undefined : sentenceOf(error, 'It isn’t confirmed yet. Please try again.'),
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
  if (isDead) return 'This link doesn’t work'
  if (!confirmed) return 'Please confirm'
  return confirmed.isNew ? 'Thank you, it’s confirmed' : 'Already confirmed'
}

function Question({ pending, onConfirm }: { pending: boolean; onConfirm: () => void }) {
  return (
    <>
      <p className="text-lg">
        May one member of Whistlestop email you about network marketing? They get your name and email address, and they
        may gain if you buy or join.
      </p>
      <Button variant="go" size="lg" pending={pending} onClick={onConfirm}>
        Yes, a member may email me
      </Button>
      <p className="text-ink-soft">
        If you’d rather not, just close this page. Nobody gets your details, and we delete them seven days after our
        email.
      </p>
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
      <p>You can change your mind at any time: each of our emails has a link that ends all contact.</p>
      <Link to="/courses" className={buttonClass({ variant: 'go', size: 'lg' })}>
        Browse Courses
      </Link>
      <PrivacyLink />
    </>
  )
}

function ExpiredLink() {
  return (
    <Banner tone="sky" role="alert">
      <p>
        It may have expired, because it works for seven days, or part of it may be missing: copy the whole link from our
        email. It also stops working once you’ve asked us not to contact you.
      </p>
      <Link to="/info" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        Ask to be contacted again
      </Link>
    </Banner>
  )
}
