import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Said } from 'contract/invitations'
import type { LeadForm } from 'contract/leads'
import * as messages from 'messages/leads'
import type { ReactNode, Ref } from 'react'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Poster } from '#web/ui/art/poster.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ContactForm, type Sponsor } from './contact-form.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/** /info: the form to be contacted by a member of the community. */
export function ContactPage() {
  return <Frame asking={<Asking sponsor={null} onSponsorGone={() => undefined} />} />
}

type MemberContactPageProps = {
  inviteCode: string
  /** The name of the member with this code, null for an unknown code. */
  query: UseQueryResult<string | null>
  /** The member has gone since; the page becomes that of the community. */
  onSponsorGone: () => void
}

/** /info/{inviteCode}: by this member. With an unknown code the page is the same as without one. */
export function MemberContactPage({ inviteCode, query, onSponsorGone }: MemberContactPageProps) {
  return (
    <Frame
      asking={
        <Loaded query={query} loading={<FormSkeleton />} failure={messages.pageFailed}>
          {(name) => (
            <Asking
              sponsor={name === null ? null : { name, inviteCode }}
              isUnknown={name === null}
              onSponsorGone={onSponsorGone}
            />
          )}
        </Loaded>
      }
    />
  )
}

function Frame({ asking }: { asking: ReactNode }) {
  return (
    <Card
      as="div"
      padded={false}
      className="mx-auto grid w-full max-w-form lg:max-w-260 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="relative h-28 overflow-hidden border-line border-b-2 sm:h-40 lg:order-last lg:h-auto lg:border-b-0 lg:border-s-2">
        <Poster number={2} className="absolute inset-0 size-full" />
      </div>
      <div className="grid content-start gap-5 p-4 sm:p-8 lg:px-12 lg:py-14">{asking}</div>
    </Card>
  )
}

type AskingProps = { sponsor: Sponsor | null; isUnknown?: boolean; onSponsorGone: () => void }

/** One form for both: if the member turns out to have left, the typed values stay. */
function Asking({ sponsor, isUnknown = false, onSponsorGone }: AskingProps) {
  const ask = useAskForContact(onSponsorGone)
  if (ask.isSuccess) return <Asked message={ask.data.message} />
  return (
    <>
      {isUnknown && (
        <Banner tone="sky">
          <p>{messages.nobodysLink}</p>
        </Banner>
      )}
      <Heading title={sponsor === null ? messages.knowMore : messages.hearFrom({ name: sponsor.name, who: isolated })}>
        {messages.whatItIs}
      </Heading>
      <ContactForm sponsor={sponsor} pending={ask.isPending} onSend={(form) => ask.mutate(form)} />
      <WhatHappensThen sponsor={sponsor} />
    </>
  )
}

type HeadingProps = { title: ReactNode; ref?: Ref<HTMLHeadingElement>; children: ReactNode }

function Heading({ title, ref, children }: HeadingProps) {
  return (
    <div className="grid gap-2">
      <h1 ref={ref} tabIndex={-1} className="heading-page break-words outline-none">
        {title}
      </h1>
      <p className="text-ink-soft">{children}</p>
    </div>
  )
}

function ByTheCommunity() {
  return (
    <>
      <li>{messages.thenLink}</li>
      <li>{messages.thenOneMember}</li>
      <li>{messages.thenEnd}</li>
    </>
  )
}

function ByOneMember({ name }: Sponsor) {
  return (
    <>
      <li>{messages.thenSees({ name, who: isolated })}</li>
      <li>{messages.thenAgreed}</li>
      <li>{messages.thenEndOfMember}</li>
    </>
  )
}

function WhatHappensThen({ sponsor }: { sponsor: Sponsor | null }) {
  return (
    <section aria-labelledby="then" className="border-rule border-t-2 pt-4 text-ink-soft">
      <h2 id="then" className="heading-card mb-2 text-ink">
        {messages.whatHappensThen}
      </h2>
      <ul className="grid list-disc gap-1 ps-5">
        {sponsor === null ? <ByTheCommunity /> : <ByOneMember {...sponsor} />}
      </ul>
      <PrivacyLink />
    </section>
  )
}

function Asked({ message }: { message: string }) {
  return (
    <>
      <Heading ref={useFocusInPlace<HTMLHeadingElement>(true)} title={messages.requestSent}>
        {messages.checkInbox}
      </Heading>
      <Banner tone="done" role="status">
        <p>{message}</p>
      </Banner>
      <p>{messages.whileYouWait}</p>
      <Link to="/courses" className={buttonClass({ variant: 'go', size: 'lg' })}>
        {messages.browseCourses}
      </Link>
    </>
  )
}

function FormSkeleton() {
  return (
    <Loading label={messages.loadingForm} className="grid gap-4">
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-16" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-24" />
      <Skeleton className="h-13 rounded-full" />
    </Loading>
  )
}

/** Sends the form of /info. @param onSponsorGone called where its member has left */
function useAskForContact(onSponsorGone: () => void) {
  return useToastMutation({
    send: (form: LeadForm) => post<Said>('/api/leads', form),
    failed: (error) => ({
      title: messages.notSent,
      description: sentenceOf(error, messages.formNotSent),
    }),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'INVITE_NOT_FOUND') onSponsorGone()
    },
  })
}
