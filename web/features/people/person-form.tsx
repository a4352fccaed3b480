import type { Person } from 'contract/people'
import * as messages from 'messages/people'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { focusFirstError, focusSoon } from '#web/client/page/focus.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { savedPerson, usePersonDraft } from './person-draft.ts'
import { PERSON_LABELS, PersonFields, toSend } from './person-fields.tsx'
import { useChangePerson } from './use-talks.ts'

const SAVE = 'save-person'

/** What is known of a person, to change. Neither a talk that is logged meanwhile nor a save takes away what was typed. */
export function PersonForm({ person }: { person: Person }) {
  const draft = usePersonDraft(person)
  const { values, version, isSaved } = draft
  const isShown = useIsShown()
  const sent = useRef(values)
  const { mutate, isPending } = useChangePerson(person.id, (answer) => {
    toast({ title: messages.saved, description: messages.changesSaved })
    // Who types on stays in that field.
    if (draft.settle(sent.current, savedPerson(answer)) && isShown()) focusSoon(SAVE)
  })
  const drop = draft.discard
  useEffect(() => {
    if (isSaved && !isPending) drop()
  }, [isSaved, isPending, drop])
  const [isMissing, setMissing] = useState(false)
  const discard = () => {
    draft.discard()
    focusSoon(SAVE)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setMissing(values.name.trim() === '')
    if (values.name.trim() === '') return focusFirstError(event.currentTarget)
    // The stored draft may have older fields beside what was typed, and `settle` compares it with what is sent.
    draft.change(values)
    sent.current = values
    mutate({ ...toSend(values), updatedAt: version })
  }
  return (
    <Card aria-labelledby="about-person">
      <form noValidate onSubmit={send} className="grid gap-4">
        <h2 id="about-person" className="heading-panel">
          {messages.whatYouKnow}
        </h2>
        <PersonFields
          values={values}
          onChange={(changes) => draft.change(changes, isPending)}
          nameError={isMissing && values.name.trim() === '' ? messages.writeName : undefined}
        />
        {!isPending && (
          <DraftNotice what="person" draft={{ ...draft, takeOver: undefined, discard }} labels={PERSON_LABELS} />
        )}
        <Button id={SAVE} type="submit" variant="go" pending={isPending} className="justify-self-start">
          {messages.save}
        </Button>
      </form>
    </Card>
  )
}
