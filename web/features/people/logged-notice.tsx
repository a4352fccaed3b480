import type { LoggedTalk } from 'contract/people'
import { dateAfter } from 'game/days'
import * as messages from 'messages/people'
import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { dueOn } from './in-words.ts'
import { useChangePerson, useUndoTalk } from './use-talks.ts'

/** Days until the next step; null for none. */
const RHYTHM: readonly { days: number | null; name: string }[] = [
  { days: 2, name: messages.in2Days },
  { days: 7, name: messages.inAWeek },
  { days: 30, name: messages.in30Days },
  { days: null, name: messages.noNextStep },
]

type LoggedNoticeProps = {
  id: string
  logged: LoggedTalk
  today: string
  /** What the member may do with it elsewhere, such as check in to a challenge. */
  more: ReactNode
  onChange: (logged: LoggedTalk) => void
  onUndone: () => void
}

/** What was just saved, what comes next, and how to take it back. */
export function LoggedNotice({ id, logged, today, more, onChange, onUndone }: LoggedNoticeProps) {
  const { person } = logged
  const undo = useUndoTalk(logged, onUndone)
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <Banner tone="done" role="status" title={messages.savedTalk({ name: person.name })}>
        <p>{nextInWords(logged, today)}</p>
        {!person.saidNo && <Rhythm logged={logged} today={today} onChange={onChange} />}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button pending={undo.isPending} onClick={() => undo.mutate()}>
            {messages.undo}
          </Button>
          {more}
        </div>
      </Banner>
    </div>
  )
}

function nextInWords({ person: { saidNo, state, nextStep, nextOn } }: LoggedTalk, today: string): string {
  if (state === 'no') return messages.noIsFine
  if (nextOn !== null) return messages.nextIs({ step: nextStep ?? messages.talkAgainNext, ...dueOn(nextOn, today) })
  return saidNo ? messages.saidNoOnce : messages.noNextStepYet
}

function Rhythm({ logged, today, onChange }: Pick<LoggedNoticeProps, 'logged' | 'today' | 'onChange'>) {
  const { person } = logged
  const { mutate, isPending } = useChangePerson(person.id, (changed) => onChange({ ...logged, person: changed }))
  return (
    <fieldset className="mt-3 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{messages.whenNext}</legend>
      {RHYTHM.map(({ days, name }) => {
        const nextOn = days === null ? null : dateAfter(today, days)
        const isChosen = person.nextOn === nextOn
        return (
          <Button
            key={name}
            aria-pressed={isChosen}
            pending={isPending}
            variant={isChosen ? 'ink' : 'out'}
            className="px-3.5"
            onClick={() => !isChosen && mutate(nextOn === null ? { nextOn, nextStep: null } : { nextOn })}
          >
            {name}
          </Button>
        )
      })}
    </fieldset>
  )
}
