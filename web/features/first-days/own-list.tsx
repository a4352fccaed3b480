import { Link } from '@tanstack/react-router'
import type { OwnFirstDays } from 'contract/first-days'
import { storedWording } from 'game/consent'
import { FIRST_DAYS_PAY, type MemberStep } from 'game/first-days'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/first-days'
import { language } from 'messages/language'
import * as wordings from 'messages/shared/consent'
import type { ReactNode } from 'react'
import { focusInPlaceSoon, focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailLink } from './email-link.tsx'
import { PutOwnAway } from './put-own-away.tsx'
import { HELPER_DID, OWN_STEPS } from './step-texts.ts'
import { NothingPaid, TickBox, TickLine } from './tick-lines.tsx'
import { useTick, useVolunteerAnswer } from './use-first-days.ts'
import { VolunteerOffer } from './volunteer-offer.tsx'
import { WhyStep } from './why-step.tsx'

function callWith(helper: OwnFirstDays['helper']): string {
  if (helper === null) return messages.ownCallWithAnyone
  return helper.isVolunteer ? messages.ownCallWithVolunteer : OWN_STEPS.call
}

type OwnListProps = {
  list: OwnFirstDays
  onPutAway: (volunteer: string | undefined) => void
  isPuttingAway: boolean
}

/** A new member's own first days, and what their helper does beside them. */
export function OwnList({ list: { why, steps, helper }, onPutAway, isPuttingAway }: OwnListProps) {
  const { tick, underWay } = useTick()
  const answer = useVolunteerAnswer()
  const answerVolunteer = (agreed: boolean) =>
    helper &&
    answer.mutate(
      { volunteerId: helper.id, agreed, consentLanguage: language, consentText: storedWording(wordings.volunteer) },
      // Where it isn't taken, somebody else may be asked about by then, or nobody.
      { onSuccess: () => focusSoon('first-days'), onError: () => focusInPlaceSoon('first-days') },
    )
  const isOffer = helper?.isVolunteer === true && helper.agreed !== true
  return (
    <section aria-labelledby="first-days" className="grid gap-3">
      <h2 id="first-days" tabIndex={-1} className="heading-panel outline-none">
        {messages.heading}
      </h2>
      <p className="max-w-prose text-ink-soft">{lede(helper)}</p>
      {isOffer && (
        <VolunteerOffer key={helper.id} helper={helper} pending={answer.isPending} onAnswer={answerVolunteer} />
      )}
      <ul>
        {steps.map(({ step, isDone }) =>
          step === 'why' ? (
            <WhyStep key={step} why={why} />
          ) : step === 'call' ? (
            <TickBox
              key={step}
              label={callWith(helper)}
              isDone={underWay?.step === 'call' ? underWay.isDone : isDone}
              onTick={(next) => tick({ step: 'call', isDone: next })}
            />
          ) : (
            <TickLine key={step} isDone={isDone}>
              {isDone ? OWN_STEPS[step] : <StepLink step={step} />}
            </TickLine>
          ),
        )}
      </ul>
      {helper?.steps && (
        <HelpersPart helper={helper} pending={answer.isPending} onLeave={() => answerVolunteer(false)} />
      )}
      {helper?.steps && <NothingPaid steps={[...steps, ...helper.steps]} />}
      <PutOwnAway helper={helper} pending={isPuttingAway} onPutAway={onPutAway} />
    </section>
  )
}

function lede(helper: OwnFirstDays['helper']): ReactNode {
  if (helper === null || (helper.isVolunteer && helper.agreed !== true)) return messages.alone
  const told = {
    name: plainSenderName(helper.name),
    ...FIRST_DAYS_PAY,
    who: (inside: ReactNode) => <bdi>{inside}</bdi>,
  }
  if (helper.agreed === true) return messages.withHelper(told)
  return messages.keptPrivate({
    ...told,
    link: (inside) => (
      <Link to="/account" className="underline underline-offset-4">
        {inside}
      </Link>
    ),
  })
}

function StepLink({ step }: { step: Exclude<MemberStep, 'why' | 'call'> }) {
  const style = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
  if (step === 'station') {
    return (
      <Link to="/mission/$id" params={{ id: 1 }} className={style}>
        {OWN_STEPS.station}
      </Link>
    )
  }
  if (step === 'practice') {
    return (
      <Link to="/practice" className={style}>
        {OWN_STEPS.practice}
      </Link>
    )
  }
  return (
    <Link to="/people" className={style}>
      {OWN_STEPS[step]}
    </Link>
  )
}

type HelpersPartProps = {
  helper: NonNullable<OwnFirstDays['helper']>
  pending: boolean
  onLeave: () => void
}

function HelpersPart({ helper, pending, onLeave }: HelpersPartProps) {
  const name = plainSenderName(helper.name)
  return (
    <div className="grid gap-1">
      <h3 className="heading-card">{messages.theirPart({ name, who: (inside) => <bdi>{inside}</bdi> })}</h3>
      <ul>
        {helper.steps?.map(({ step, isDone }) => (
          <TickLine key={step} isDone={isDone}>
            {HELPER_DID[step]}
          </TickLine>
        ))}
      </ul>
      {helper.isVolunteer && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {helper.email && <EmailLink name={name} email={helper.email} />}
          <Button variant="plain" pending={pending} onClick={onLeave}>
            <span>{messages.goOnWithout({ name, who: (inside) => <bdi>{inside}</bdi> })}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
