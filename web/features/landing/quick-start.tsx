import * as messages from 'messages/landing'
import type { ReactNode } from 'react'
import { Friends, TicketOffice } from '#web/ui/art/landing-scenes.tsx'
import { Poster } from '#web/ui/art/poster.tsx'
import { Stamp } from '#web/ui/art/stamp.tsx'
import { LineSection } from './line-section.tsx'

/** Three steps as three stops, each a ticket. */
export function QuickStart() {
  return (
    <LineSection id="quick-start" plate={messages.allAboard} title={messages.quickStart}>
      <ol className="grid gap-5 md:gap-6">
        <Step number={1} line={3} title={messages.stepRegister} drawing={<TicketOffice className="step-scene" />}>
          {messages.stepRegisterText}
        </Step>
        <Step
          number={2}
          line={1}
          title={messages.stepModule}
          drawing={
            <>
              <Poster number={1} className="absolute inset-0 size-full" />
              <span className="step-stamp">
                <Stamp number={1} className="size-full" />
              </span>
            </>
          }
        >
          {messages.stepModuleText}
        </Step>
        <Step number={3} line={2} title={messages.stepInvite} drawing={<Friends className="step-scene" />}>
          {messages.stepInviteText}
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
