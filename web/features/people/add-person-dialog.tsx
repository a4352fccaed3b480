import { useQueryClient } from '@tanstack/react-query'
import type { Person } from 'contract/people'
import * as messages from 'messages/people'
import { type FormEvent, useState } from 'react'
import { postOnce } from '#web/client/api/api.ts'
import { useWishKeys } from '#web/client/api/idempotency-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { focusFirstError } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { peopleQuery, showPerson } from './people-queries.ts'
import { NOBODY, PersonFields, type PersonValues, toSend } from './person-fields.tsx'

const FORM = 'add-person'

/** Who, how the member knows them, and what comes next. Only the name is needed. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const [values, setValues] = useState<PersonValues>(NOBODY)
  const [isMissing, setMissing] = useState(false)
  const { keyFor, granted } = useWishKeys()
  const { mutate, isPending } = useToastMutation({
    send: () => {
      const body = toSend(values)
      return postOnce<Person>(`/api/users/${id}/people`, keyFor(JSON.stringify(body)), body)
    },
    done: ({ name }) => ({ title: messages.added, description: messages.nowInList({ name }) }),
    invalidates: [peopleQuery(id).queryKey],
    failed: messages.addFailed,
    onSaved: (person) => {
      granted(JSON.stringify(toSend(values)))
      showPerson(queryClient, id, person)
      onClose()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setMissing(values.name.trim() === '')
    if (values.name.trim() === '') return focusFirstError(event.currentTarget)
    mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.addPerson}
      description={messages.addIntro}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="go" type="submit" form={FORM} pending={isPending}>
            {messages.add}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send} className="mt-4 grid gap-4">
        <PersonFields
          values={values}
          onChange={setValues}
          nameError={isMissing && values.name.trim() === '' ? messages.writeName : undefined}
        />
      </form>
    </Dialog>
  )
}
