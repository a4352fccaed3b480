import type { RecruitFirstDays } from 'contract/first-days'
import type { HelperStep } from 'game/first-days'
import { plainSenderName } from 'game/invitations'
import * as messages from 'messages/first-days'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { EmailLink } from './email-link.tsx'
import { HELPER_TASKS, THEIR_STEPS } from './step-texts.ts'
import { NothingPaid, TickBox, TickLine } from './tick-lines.tsx'
import type { Tick } from './use-first-days.ts'

/** The id of a list's heading. */
export const headingOf = (memberId: string) => `first-days-of-${memberId}`

type RecruitListProps = {
  list: RecruitFirstDays
  /** The tick that is on its way. */
  underWay: Tick | undefined
  onTick: (step: HelperStep, isDone: boolean) => void
  onPutAway: () => void
  isPuttingAway: boolean
}

/** The first days of a new member whom the reader helps: what there is to do, and what that member has done. */
export function RecruitList({ list, underWay, onTick, onPutAway, isPuttingAway }: RecruitListProps) {
  const name = plainSenderName(list.name)
  const who = (inside: ReactNode) => <bdi>{inside}</bdi>
  const lookInFrom = Date.parse(list.lookInFrom) > Date.now() ? list.lookInFrom : undefined
  return (
    <section aria-labelledby={headingOf(list.id)} className="grid gap-2">
      <h2 id={headingOf(list.id)} tabIndex={-1} className="heading-panel outline-none">
        {messages.theirFirstDays({ name, who })}
      </h2>
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <div>
          <h3 className="heading-card">{messages.yourPart}</h3>
          <ul>
            {list.steps.map(({ step, isDone }) => (
              <TickBox
                key={step}
                label={HELPER_TASKS[step]}
                hint={step === 'look-in' && lookInFrom && messages.fromDay({ day: () => <Moment at={lookInFrom} /> })}
                disabled={step === 'look-in' && lookInFrom !== undefined}
                isDone={underWay?.step === step ? underWay.isDone : isDone}
                onTick={(next) => onTick(step, next)}
              />
            ))}
          </ul>
        </div>
        <div>
          <h3 className="heading-card">{messages.theirPart({ name, who })}</h3>
          {list.theirs ? (
            <ul>
              {list.theirs.map(({ step, isDone }) => (
                <TickLine key={step} isDone={isDone}>
                  {THEIR_STEPS[step]}
                </TickLine>
              ))}
            </ul>
          ) : (
            <p className="py-2 text-ink-soft">{messages.keepsPrivate({ name, who })}</p>
          )}
        </div>
      </div>
      {list.theirs && <NothingPaid steps={[...list.steps, ...list.theirs]} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {list.email && <EmailLink name={name} email={list.email} />}
        <Button pending={isPuttingAway} onClick={onPutAway}>
          <span>{list.isVolunteer ? messages.leaveToAnother({ name, who }) : messages.putListAway}</span>
        </Button>
      </div>
    </section>
  )
}
