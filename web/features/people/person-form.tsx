import type { Person } from 'contract/people'
import * as messages from 'messages/people'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#web/client/api/api-error.ts'
import { focusFirstError, focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { PersonFields, type PersonValues, toSend } from './person-fields.tsx'
import { useChangePerson } from './use-talks.ts'

const SAVE = 'save-person'

/** What was typed, over a person as they were when the typing began. */
type Draft = { values: PersonValues; readAt: string }

/** What is known of a person, to change. A talk that is logged meanwhile takes nothing away that was typed. */
export function PersonForm({ person }: { person: Person }) {
  const [draft, setDraft] = useState<Draft>()
  const values = draft?.values ?? valuesOf(person)
  const { mutate, isPending, error, reset } = useChangePerson(person.id, () => {
    setDraft(undefined)
    toast({ title: messages.saved, description: messages.changesSaved })
    focusSoon(SAVE)
  })
  const [isMissing, setMissing] = useState(false)
  const isOutdated = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
  const change = (next: PersonValues) => {
    setDraft({ values: next, readAt: draft?.readAt ?? person.updatedAt })
    if (error) reset()
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
