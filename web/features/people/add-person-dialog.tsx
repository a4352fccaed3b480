import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Person } from 'contract/people'
import * as messages from 'messages/people'
import { type FormEvent, useState } from 'react'
import { postOnce } from '#web/client/api/api.ts'
import { useIntentKeys } from '#web/client/api/idempotency-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { focusFirstError } from '#web/client/page/focus.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { peopleQuery, showPerson } from './people-queries.ts'
import { NEW_PERSON, personForm, savedPerson } from './person-draft.ts'
import { NOBODY, PERSON_LABELS, PersonFields, type PersonValues, toSend } from './person-fields.tsx'

const FORM = 'add-person'

const EMPTY = { values: NOBODY, isNew: true }

/** Who, how the member knows them, and what comes next. Only the name is needed. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const draft = useDraft(NEW_PERSON, EMPTY)
  const { values } = draft
  // While it's typed, the buttons say enough.
  const [wasDraft] = useState(draft.isDraft)
  const [isMissing, setMissing] = useState(false)
  const { keyFor, clearKey } = useIntentKeys()
  const { mutate, isPending } = useToastMutation({
    send: (sent: PersonValues) => {
      const body = toSend(sent)
      return postOnce<Person>(`/api/users/${id}/people`, keyFor(JSON.stringify(body)), body)
    },
    done: ({ name }) => ({ title: messages.added, description: messages.nowInList({ name }) }),
    invalidates: [peopleQuery(id).queryKey],
    failed: messages.addFailed,
    onSaved: (person, sent) => {
      clearKey(JSON.stringify(toSend(sent)))
      showPerson(queryClient, id, person)
      // In a dialog that was opened since, the next person may be typed already.
      if (!isShown()) return draft.settle(sent, EMPTY)
      onClose()
      // What was typed meanwhile is about this person, so it waits in their form.
      const isAll = draft.settle(sent, savedPerson(person), personForm(person.id))
      if (!isAll) void navigate({ to: '/people/$id', params: { id: person.id } })
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setMissing(values.name.trim() === '')
    if (values.name.trim() === '') return focusFirstError(event.currentTarget)
    mutate(values)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.addPerson}
      description={messages.addIntro}
      footer={
        <>
          <Button
            onClick={() => {
              draft.discard()
              onClose()
            }}
          >
            {messages.cancel}
          </Button>
          <Button variant="go" type="submit" form={FORM} pending={isPending}>
            {messages.add}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send} className="mt-4 grid gap-4">
        {wasDraft && <DraftNotice what="person" draft={draft} labels={PERSON_LABELS} />}
        <PersonFields
          values={values}
          onChange={(changes) => draft.change(changes, isPending)}
          nameError={isMissing && values.name.trim() === '' ? messages.writeName : undefined}
        />
      </form>
    </Dialog>
  )
}
