import { useQueryClient } from '@tanstack/react-query'
import type { Person } from 'contract/people'
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
    done: ({ name }) => ({ title: 'Added', description: `${name} is in your list.` }),
    invalidates: [peopleQuery(id).queryKey],
    failed: 'The person couldn’t be added. Please try again.',
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
      title="Add a person"
      description="Only you see this. Write only what they would be fine with."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" type="submit" form={FORM} pending={isPending}>
            Add
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={send} className="mt-4 grid gap-4">
        <PersonFields
          values={values}
          onChange={setValues}
          nameError={isMissing && values.name.trim() === '' ? 'Please write a name.' : undefined}
        />
      </form>
    </Dialog>
  )
}
