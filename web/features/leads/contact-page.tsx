import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Said } from 'contract/invitations'
import type { LeadForm } from 'contract/leads'
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
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ContactForm, type Sponsor } from './contact-form.tsx'
import { PrivacyLink } from './privacy-link.tsx'

/** /info: somebody asks to be contacted by one member of the community. */
export function ContactPage() {
  return <Frame asking={<Asking sponsor={null} onSponsorGone={() => undefined} />} />
}

type MemberContactPageProps = {
  inviteCode: string
  /** The name of the member whose code it is, null where it is nobody's. */
  query: UseQueryResult<string | null>
  /** The member has gone since; the page becomes that of the community. */
  onSponsorGone: () => void
}

/** /info/{inviteCode}: by this very member. Where the code is nobody's, the page is as without one. */
export function MemberContactPage({ inviteCode, query, onSponsorGone }: MemberContactPageProps) {
  return (
    <Frame
      asking={
        <Loaded query={query} loading={<FormSkeleton />} failure="This page could not be loaded.">
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

/** One form, whoever it asks: where the member turns out to be gone, what was typed stays. */
function Asking({ sponsor, isUnknown = false, onSponsorGone }: AskingProps) {
  const ask = useAskForContact(onSponsorGone)
  if (ask.isSuccess) return <Asked message={ask.data.message} />
  return (
    <>
      {isUnknown && (
        <Banner tone="sky">
          <p>This link doesn’t belong to any of our members. You can ask the community instead.</p>
        </Banner>
      )}
      <Heading
        title={sponsor === null ? 'Would you like to know more?' : `Would you like to hear from ${sponsor.name}?`}
      >
        Whistlestop trains people in network marketing: selling things to people they know or meet, and inviting others
        to do the same. Leave your name, and a member will get in touch. They may gain if you buy or join, so they’re
        not neutral.
      </Heading>
      <ContactForm sponsor={sponsor} pending={ask.isPending} onSend={(form) => ask.mutate(form)} />
      <WhatHappensThen sponsor={sponsor} />
    </>
  )
}

type HeadingProps = { title: string; ref?: Ref<HTMLHeadingElement>; children: ReactNode }

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

const BY_THE_COMMUNITY = [
  'We email you a link. Nobody gets your details until you confirm with it. If you don’t, we delete them after 7 days.',
  'One member then gets your name and email address, and writes to you. We email you that member’s name first.',
  'It costs nothing, and you can say no. A link in each email ends all contact or erases your details. We delete them after 6 months.',
]

function byOneMember(name: string): string[] {
  return [
    `${name} sees what you entered, and writes or calls.`,
    'You get an email that says what you agreed to. A link in it ends all contact or erases your details.',
    'It costs nothing, and you can say no. We delete your details after 24 months.',
  ]
}

function WhatHappensThen({ sponsor }: { sponsor: Sponsor | null }) {
  return (
    <section aria-labelledby="then" className="border-rule border-t-2 pt-4 text-ink-soft">
      <h2 id="then" className="heading-card mb-2 text-ink">
        What happens then
      </h2>
      <ul className="grid list-disc gap-1 ps-5">
        {(sponsor === null ? BY_THE_COMMUNITY : byOneMember(sponsor.name)).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <PrivacyLink />
    </section>
  )
}

function Asked({ message }: { message: string }) {
  return (
    <>
      <Heading ref={useFocusInPlace<HTMLHeadingElement>(true)} title="Request sent">
        Please check your inbox and your spam folder.
      </Heading>
      <Banner tone="done" role="status">
        <p>{message}</p>
      </Banner>
      <p>While you wait, have a look at the courses. The list is open to everyone.</p>
      <Link to="/courses" className={buttonClass({ variant: 'go', size: 'lg' })}>
        Browse Courses
      </Link>
    </>
  )
}

function FormSkeleton() {
  return (
    <Loading label="Loading the form..." className="grid gap-4">
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

/** Sends what somebody on /info wishes. @param onSponsorGone called where its member is gone */
function useAskForContact(onSponsorGone: () => void) {
  return useToastMutation({
    send: (form: LeadForm) => post<Said>('/api/leads', form),
    failed: (error) => ({
      title: 'Not Sent',
      description: sentenceOf(error, 'Your form could not be sent. Please try again.'),
    }),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'INVITE_NOT_FOUND') onSponsorGone()
    },
  })
}
