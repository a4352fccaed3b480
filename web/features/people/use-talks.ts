import { useQueryClient } from '@tanstack/react-query'
import type { LoggedTalk, NewTalk, Person, PersonUpdate } from 'contract/people'
import type { TalkOutcome } from 'game/people'
import { patch, postOnce, remove } from '#web/client/api/api.ts'
import { useWishKeys } from '#web/client/api/idempotency-keys.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useMember } from '#web/client/session/member.tsx'
import { peopleQuery, showPerson } from './people-queries.ts'

type Talked = { personId: string; outcome: TalkOutcome }

/** Logs a talk with the next step that the server suggests. */
export function useLogTalk(onLogged: (logged: LoggedTalk) => void) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const { keyFor, granted } = useWishKeys()
  return useToastMutation({
    send: ({ personId, outcome }: Talked) =>
      postOnce<LoggedTalk>(`/api/users/${id}/people/${personId}/talks`, keyFor(`${personId} ${outcome}`), {
        outcome,
      } satisfies NewTalk),
    failed: 'The talk couldn’t be saved. Please try again.',
    invalidates: [peopleQuery(id).queryKey],
    onSaved: (logged, { personId, outcome }) => {
      granted(`${personId} ${outcome}`)
      showPerson(queryClient, id, logged.person)
      onLogged(logged)
    },
  })
}

/** Takes a talk back. */
export function useUndoTalk({ person, talkId }: LoggedTalk, onUndone: () => void) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: () => remove(`/api/users/${id}/people/${person.id}/talks/${talkId}`),
    done: () => ({ title: 'Taken back', description: `${person.name} is as before.` }),
    failed: 'The talk couldn’t be taken back. Please try again.',
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.people })
      void queryClient.invalidateQueries({ queryKey: queryKeys.today })
      onUndone()
    },
  })
}

/** Changes what is given of a person. */
export function useChangePerson(personId: string, onSaved?: (person: Person) => void) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: (update: PersonUpdate) => patch<Person>(`/api/users/${id}/people/${personId}`, update),
    failed: 'That couldn’t be saved. Please try again.',
    invalidates: [peopleQuery(id).queryKey],
    onSaved: (person) => {
      showPerson(queryClient, id, person)
      onSaved?.(person)
    },
  })
}
