import { useQueryClient } from '@tanstack/react-query'
import type { LoggedTalk, NewTalk, Person, PersonUpdate } from 'contract/people'
import type { TalkOutcome } from 'game/people'
import * as messages from 'messages/people'
import { patch, remove } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { doAct } from '#web/client/outbox/do-act.ts'
import { SAVED_HERE } from '#web/client/outbox/saved-here.ts'
import { WAITS } from '#web/client/outbox/waits.ts'
import { useMember } from '#web/client/session/member.tsx'
import { peopleQuery, personQuery, showPerson } from './people-queries.ts'

/** `name`: the person's, for the list of what waits. */
type Talked = { personId: string; name: string; outcome: TalkOutcome }

/** Logs a talk with the next step that the server suggests. `onKept`: it's kept here until there is a connection. */
export function useLogTalk(onLogged: (logged: LoggedTalk) => void, onKept: () => void) {
  const { id } = useMember()
  const queryClient = useQueryClient()
  return useToastMutation({
    send: ({ personId, name, outcome }: Talked) => {
      const body = { outcome } satisfies NewTalk
      return doAct<LoggedTalk>({ memberId: id, kind: 'talk', ids: { personId }, body, name })
    },
    done: (logged) => (logged === WAITS ? SAVED_HERE : undefined),
    failed: messages.talkFailed,
    invalidates: [peopleQuery(id).queryKey],
    onSaved: (logged) => {
      if (logged === WAITS) return onKept()
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
    done: () => ({ title: messages.takenBack, description: messages.asBefore({ name: person.name }) }),
    failed: messages.undoFailed,
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
    failed: messages.changeFailed,
    // A change that was refused because of another one is shown with that one.
    invalidates: [peopleQuery(id).queryKey, personQuery(id, personId).queryKey],
    onSaved: (person) => {
      showPerson(queryClient, id, person)
      onSaved?.(person)
    },
  })
}
