import type { Person } from 'contract/people'
import * as messages from 'messages/people'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#web/client/api/api-error.ts'
import { focusFirstError, focusSoon } from '#web/client/page/focus.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { NotSaved, usePersonDraft } from './person-draft.tsx'
import { PersonFields, type PersonValues, toSend } from './person-fields.tsx'
import { useChangePerson } from './use-talks.ts'

const SAVE = 'save-person'

/** What is known of a person, to change. Neither a talk that is logged meanwhile nor a save takes away what was typed. */
export function PersonForm({ person }: { person: Person }) {
  const saved = valuesOf(person)
  const [draft, setDraft, settle] = usePersonDraft(person.id)
  const values = { ...saved, ...draft?.values }
  const isShown = useIsShown()
  const { mutate, isPending, error, reset } = useChangePerson(person.id, (answer, sent) => {
    toast({ title: messages.saved, description: messages.changesSaved })
    // Who types on stays in that field.
    if (settle(sent, answer) && isShown()) focusSoon(SAVE)
  })
  const [isMissing, setMissing] = useState(false)
  const isOutdated = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
  const change = (next: PersonValues) => {
    // What is under way is saved next, so the values before it are a change, too.
    const isChanged = isPending || JSON.stringify(next) !== JSON.stringify(saved)
    setDraft(isChanged ? { values: next, readAt: draft?.readAt ?? person.updatedAt } : undefined)
    if (error) reset()
  }
  const discard = () => {
    setDraft(undefined)
    reset()
    focusSoon(SAVE)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setMissing(values.name.trim() === '')
    if (values.name.trim() === '') return focusFirstError(event.currentTarget)
    // Pressed again after the warning, it is meant.
    mutate({ ...toSend(values), ...(isOutdated ? {} : { updatedAt: draft?.readAt ?? person.updatedAt }) })
  }
  return (
    <Card aria-labelledby="about-person">
      <form noValidate onSubmit={send} className="grid gap-4">
        <h2 id="about-person" className="heading-panel">
          {messages.whatYouKnow}
        </h2>
        <PersonFields
          values={values}
          onChange={change}
          nameError={isMissing && values.name.trim() === '' ? messages.writeName : undefined}
        />
        {isOutdated && <p role="alert">{messages.changedMeanwhile}</p>}
        {draft && !isPending && <NotSaved onDiscard={discard} />}
        <Button id={SAVE} type="submit" variant="go" pending={isPending} className="justify-self-start">
          {isOutdated ? messages.saveAnyway : messages.save}
        </Button>
      </form>
    </Card>
  )
}

function valuesOf({ name, how, channel, notes, state, nextStep, nextOn }: Person): PersonValues {
  return { name, how, channel, notes, state, nextStep: nextStep ?? '', nextOn: nextOn ?? '' }
}
