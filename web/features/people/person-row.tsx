import { Link } from '@tanstack/react-router'
import type { ListedPerson } from 'contract/people'
import { isDue, type TalkOutcome } from 'game/people'
import * as messages from 'messages/people'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { isolated } from '#web/ui/isolated.tsx'
import { toast } from '#web/ui/toast.ts'
import { dayName, dueOn, STATE_NAMES, STATE_TONES } from './in-words.ts'
import { TalkChoices } from './talk-choices.tsx'
import { useChangePerson } from './use-talks.ts'

type PersonRowProps = {
  person: ListedPerson
  today: string
  isOpen: boolean
  pending: boolean
  /** What takes the focus once they are kept, because the button goes then. */
  afterKeep: string
  onToggle: () => void
  onTalk: (outcome: TalkOutcome) => void
}

/** A person of the list: who, how it stands, what comes next, and *Talked*. */
export function PersonRow({ person, today, isOpen, pending, afterKeep, onToggle, onTalk }: PersonRowProps) {
  const { id, name, how, state, nextStep, nextOn, erasedOn } = person
  const due = isDue(person, today)
  const button = `talked-${id}`
  const cancel = () => {
    onToggle()
    document.getElementById(button)?.focus()
  }
  return (
    <li className={classNames(CARD, 'p-4')}>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to="/people/$id"
              params={{ id }}
              className="heading-card wrap-anywhere inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <Chip tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Chip>
          </p>
          {nextOn !== null && (
            <p className={classNames('wrap-anywhere', due ? 'font-semibold' : 'text-ink-soft')}>
              {messages.nextOf({
                ...dueOn(nextOn, today),
                next: nextStep ?? messages.talkAgain,
                step: isolated,
              })}
            </p>
          )}
          {nextOn === null && <p className="wrap-anywhere line-clamp-2 text-ink-soft">{nextStep ?? how}</p>}
        </div>
        <Button
          id={button}
          variant={due ? 'ink' : 'out'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `choices-${id}` : undefined}
          onClick={onToggle}
        >
          {messages.talked({ name, more: (more) => <span className="sr-only">{more}</span> })}
        </Button>
      </div>
      {erasedOn !== null && <Keep id={id} name={name} erasedOn={erasedOn} next={afterKeep} />}
      {isOpen && <TalkChoices id={`choices-${id}`} name={name} pending={pending} onChoose={onTalk} onCancel={cancel} />}
    </li>
  )
}

/** Nobody is kept for ever who isn't thought of any more. */
function Keep({ id, name, erasedOn, next }: { id: string; name: string; erasedOn: string; next: string }) {
  const { mutate, isPending } = useChangePerson(id, () => {
    toast({ title: messages.saved, description: messages.staysInList({ name }) })
    focusSoon(next)
  })
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-rule border-t-2 pt-3">
      <p className="min-w-0 flex-1 basis-56 text-ink-soft">{messages.keepQuestion({ day: dayName(erasedOn) })}</p>
      <Button pending={isPending} onClick={() => mutate({})}>
        {messages.keep({ name, more: (more) => <span className="sr-only">{more}</span> })}
      </Button>
    </div>
  )
}
