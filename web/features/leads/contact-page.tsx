import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { Loaded } from '#web/client/loaded.tsx'
import { sponsorQuery } from '#web/client/sponsor-query.ts'
import { useFocusInPlace } from '#web/client/use-focus-in-place.ts'
import { Poster } from '#web/ui/art/poster.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ContactForm, type Sponsor } from './contact-form.tsx'
import { PrivacyLink } from './privacy-link.tsx'
import { useAskForContact } from './use-ask-for-contact.ts'

/** /info: somebody asks to be contacted by one member of the community. */
export function ContactPage() {
  return <Frame asking={<Asking sponsor={null} />} />
}

/** /info/{inviteCode}: by this very member. Where the code is nobody's, the page is as without one. */
export function MemberContactPage({ inviteCode }: { inviteCode: string }) {
  const query = useQuery(sponsorQuery(inviteCode))
  return (
    <Frame
      asking={
        <Loaded query={query} loading={<FormSkeleton />} failure="This page could not be loaded.">
          {(name) => <Asking sponsor={name === null ? null : { name, inviteCode }} isUnknown={name === null} />}
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
      <div className="relative h-28 overflow-hidden border-line border-b-2 sm:h-40 lg:order-last lg:h-auto lg:border-b-0 lg:border-l-2">
        <Poster number={2} className="absolute inset-0 size-full" />
      </div>
      <div className="grid content-start gap-5 p-4 sm:p-8 lg:px-12 lg:py-14">{asking}</div>
    </Card>
  )
}

/** One form, whoever it asks: where the member turns out to be gone, what was typed stays. */
function Asking({ sponsor, isUnknown = false }: { sponsor: Sponsor | null; isUnknown?: boolean }) {
  const ask = useAskForContact()
  if (ask.isSuccess) return <Asked message={ask.data.message} />
  return (
    <>
      {isUnknown && (
        <Banner tone="sky">
          <p>We do not know the member of this address. You can ask the community instead.</p>
        </Banner>
      )}
      <Heading
        title={sponsor === null ? 'Would you like to know more?' : `Would you like to hear from ${sponsor.name}?`}
      >
        Whistlestop trains people in network marketing: selling things to people they know or meet, and inviting others
        to do the same. Leave your name, and a member will get in touch. They may gain when you buy or join, so they are
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

function WhatHappensThen({ sponsor }: { sponsor: Sponsor | null }) {
  return (
    <section aria-labelledby="then" className="border-rule border-t-2 pt-4 text-ink-soft">
      <h2 id="then" className="heading-card mb-2 text-ink">
        What happens then
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        <li>You get a mail that says what you agreed to. One link in it ends all contact or erases your details.</li>
        <li>
          {sponsor === null
            ? 'One member sees what you entered, and writes or calls. We tell you by mail who it is.'
            : `${sponsor.name} sees what you entered, and writes or calls.`}
        </li>
        <li>It costs nothing, and you owe nobody a yes. We delete your details after 24 months.</li>
      </ul>
      <PrivacyLink />
    </section>
  )
}

function Asked({ message }: { message: string }) {
  return (
    <>
      <Heading ref={useFocusInPlace<HTMLHeadingElement>(true)} title="Your wish is on its way">
        Please look into your mailbox, and among the spam, too.
      </Heading>
      <Banner tone="done" role="status">
        <p>{message}</p>
      </Banner>
      <p>Meanwhile you can look around. Everybody may see what our courses are about.</p>
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
