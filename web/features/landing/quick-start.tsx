import type { ReactNode } from 'react'
import { Friends } from '#web/ui/art/friends.tsx'
import { Poster } from '#web/ui/art/poster.tsx'
import { Stamp } from '#web/ui/art/stamp.tsx'
import { TicketOffice } from '#web/ui/art/ticket-office.tsx'
import { LineSection } from './line-section.tsx'

/** Three steps as three stops, each a ticket. */
export function QuickStart() {
  return (
    <LineSection id="quick-start" plate="All aboard" title="Quick Start Guide">
      <ol className="grid gap-5 md:gap-6">
        <Step number={1} line={3} title="Register" drawing={<TicketOffice className="step-scene" />}>
          With your name, your email and your phone number; the phone number is up to you. It takes about a minute.
        </Step>
        <Step
          number={2}
          line={1}
          title="Complete Module 1"
          drawing={
            <>
              <Poster number={1} className="absolute inset-0 size-full" />
              <span className="step-stamp">
                <Stamp number={1} className="size-full" />
              </span>
            </>
          }
        >
          One short lesson at Attraction Village, the first station. It unlocks your first rewards: tokens, points and a
          stamp.
        </Step>
        <Step number={3} line={2} title="Invite friends" drawing={<Friends className="step-scene" />}>
          Send them your own link and earn tokens: 10 tokens and 20 points for each successful referral.
        </Step>
      </ol>
    </LineSection>
  )
}

type StepProps = {
  number: number
  /** Whose colour the ticket has, 1–6. */
  line: number
  title: string
  drawing: ReactNode
  children: ReactNode
}

function Step({ number, line, title, drawing, children }: StepProps) {
  return (
    <li className="step" data-station={line}>
      <span className="step-stop" aria-hidden>
        {number}
      </span>
      <div className="step-ticket">
        <div className="step-picture">{drawing}</div>
        <div className="grid content-center gap-1.5 p-4 pt-5 md:p-8">
          <h3 className="heading-section">{title}</h3>
          <p className="max-w-[48ch] md:text-lg">{children}</p>
        </div>
      </div>
    </li>
  )
}
