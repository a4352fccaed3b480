import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FailedMail } from 'contract/administration'
import * as messages from 'messages/mail'
import { type RefObject, useRef } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get, post } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusAfter } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isolated, leftToRight } from '#web/ui/isolated.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { Moment } from '#web/ui/moment.tsx'

function failedMailQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.failedMail,
    queryFn: ({ signal }) => get<FailedMail[]>('/api/admin/mail/failed', signal),
    staleTime: 0,
  })
}

const KINDS: Readonly<Record<string, string>> = {
  invitation: messages.invitation,
  'verify-email': messages.verifyEmail,
  'change-email': messages.changeEmail,
  'password-link': messages.passwordLink,
  'password-changed': messages.passwordChanged,
  'referral-paid': messages.referralPaid,
  'referral-held': messages.referralHeld,
  thanks: messages.thanks,
  'first-days': messages.firstDays,
  league: messages.league,
  reminder: messages.reminder,
  'lead-welcome': messages.leadWelcome,
  'lead-confirm': messages.leadConfirm,
  'lead-delivered': messages.leadDelivered,
  'lead-withdrawn': messages.leadWithdrawn,
  'claim-report': messages.claimReport,
}

/** Mail that was given up after all its tries. */
export function MailSection() {
  const query = useQuery(failedMailQuery())
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="mail" className="grid gap-3">
      <h2 ref={heading} id="mail" tabIndex={-1} className="heading-section outline-none">
        {messages.heading}
      </h2>
      <p className="max-w-reading text-ink-soft">{messages.about}</p>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.loadFailed}>
        {(mails) =>
          mails.length === 0 ? (
            <EmptyState level={3} title={messages.noFailed}>
              {messages.allSent}
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} heading={heading} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

/** @param heading gets the focus when the row that had it is gone */
function MailRow({ mail, heading }: { mail: FailedMail; heading: RefObject<HTMLElement | null> }) {
  const { id, kind, to, subject, tries, lastError, createdAt } = mail
  const titleId = `mail-${id}`
  const { mutate, isPending } = useRetry()
  const row = useRef<HTMLLIElement>(null)
  useFocusAfter(row, heading)
  return (
    <li ref={row} className={classNames(CARD, 'grid gap-2 p-3 sm:p-4')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 id={titleId} className="heading-card min-w-0 wrap-anywhere">
          {subject}
        </h3>
        <Chip>{Object.hasOwn(KINDS, kind) ? KINDS[kind] : kind}</Chip>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {messages.sentTo({ to, address: leftToRight, when: () => <Moment at={createdAt} precise />, tries })}
      </p>
      <p className="wrap-anywhere rounded-md bg-sunken px-3 py-2 text-sm">
        {messages.wentWrong({
          message: lastError,
          strong: (inside) => <span className="font-semibold">{inside}</span>,
          error: isolated,
        })}
      </p>
      <Button
        className="justify-self-start"
        aria-describedby={titleId}
        pending={isPending}
        onClick={() => mutate(mail)}
      >
        {messages.retry}
      </Button>
    </li>
  )
}

function useRetry() {
  return useToastMutation({
    send: ({ id }: FailedMail) => post(`/api/admin/mail/${id}/retry`),
    done: (_, { to }) => ({ title: messages.queued, description: messages.willBeSent({ to }) }),
    failed: messages.retryFailed,
    invalidates: [adminQueryKeys.failedMail],
  })
}
