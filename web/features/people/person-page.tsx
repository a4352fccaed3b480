import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { LoggedTalk, Person } from 'contract/people'
import { dayIn } from 'game/days'
import { dateOfDay } from 'game/reviews'
import { ArrowLeft } from 'lucide-react'
import * as messages from 'messages/people'
import { type ReactNode, useState } from 'react'
import { remove } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { lazyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { focusSoon } from '#web/client/page/focus.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { OUTCOME_NAMES, STATE_NAMES, STATE_TONES } from './in-words.ts'
import { LoggedNotice } from './logged-notice.tsx'
import { peopleQuery, personQuery } from './people-queries.ts'
import { usePersonDraft } from './person-draft.ts'
import { PersonForm } from './person-form.tsx'
import { TalkChoices } from './talk-choices.tsx'
import { useLogTalk } from './use-talks.ts'

const useConfirmDialog = lazyDialog(async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog)

/** /people/:id */
export function PersonPage({ personId, afterTalk }: { personId: string; afterTalk: ReactNode }) {
  const { id } = useMember()
  const query = useQuery(personQuery(id, personId))
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Link
        to="/people"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />
        {messages.title}
      </Link>
      <Loaded query={query} loading={<PersonSkeleton />} failure={messages.personFailed}>
        {(person) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <Talked person={person} afterTalk={afterTalk} />
            <PersonForm person={person} />
            <History person={person} />
            <Delete person={person} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

function Talked({ person, afterTalk }: { person: Person; afterTalk: ReactNode }) {
  const { id, timeZone } = useMember()
  const today = useQuery(peopleQuery(id)).data?.today ?? dateOfDay(dayIn(timeZone, Date.now()))
  const [isOpen, setOpen] = useState(false)
  const [logged, setLogged] = useState<LoggedTalk>()
  const close = () => {
    setOpen(false)
    focusSoon('talked')
  }
  const logTalk = useLogTalk((saved) => {
    setOpen(false)
    setLogged(saved)
    focusSoon('talk-saved')
  }, close)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <h1 className="heading-page wrap-anywhere">{person.name}</h1>
            <Chip tone={STATE_TONES[person.state]}>{STATE_NAMES[person.state]}</Chip>
          </div>
          <Button id="talked" variant="ink" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {messages.talkedButton}
          </Button>
        </div>
        {isOpen && (
          <TalkChoices
            id="choices"
            name={person.name}
            pending={logTalk.isPending}
            onChoose={(outcome) => logTalk.mutate({ personId: person.id, name: person.name, outcome })}
            onCancel={close}
          />
        )}
      </div>
      {logged && (
        <LoggedNotice
          key={logged.talkId}
          id="talk-saved"
          // What was saved of the person since is in it, too.
          logged={{ ...logged, person }}
          today={today}
          more={afterTalk}
          onChange={setLogged}
          onUndone={() => {
            setLogged(undefined)
            focusSoon('talked')
          }}
        />
      )}
    </div>
  )
}

function History({ person: { history, talks } }: { person: Person }) {
  return (
    <Card aria-labelledby="talks" className="grid gap-2">
      <h2 id="talks" className="heading-panel">
        {messages.talks}
      </h2>
      {history.length === 0 ? (
        <p className="text-ink-soft">{messages.noTalks}</p>
      ) : (
        <ol className="divide-y divide-rule">
          {history.map(({ id, at, outcome, note }) => (
            <li key={id} className="py-2.5">
              <p>
                <span className="font-semibold">{OUTCOME_NAMES[outcome]}</span>{' '}
                <span className="text-ink-soft">
                  <Moment at={at} />
                </span>
              </p>
              {note && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{note}</p>}
            </li>
          ))}
        </ol>
      )}
      {talks > history.length && (
        <p className="text-ink-soft">{messages.lastTalks({ shown: history.length, talks })}</p>
      )}
    </Card>
  )
}

function Delete({ person }: { person: Person }) {
  const { id: personId, name } = person
  const { id } = useMember()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { discard } = usePersonDraft(person)
  const [isAsking, setAsking] = useState(false)
  const ConfirmDialog = useConfirmDialog(isAsking, () => setAsking(false))
  const { mutate, isPending } = useToastMutation({
    send: () => remove(`/api/users/${id}/people/${personId}`),
    done: () => ({ title: messages.deleted, description: messages.allDeleted({ name }) }),
    failed: messages.deleteFailed,
    onSaved: async () => {
      discard()
      await navigate({ to: '/people', replace: true })
      queryClient.removeQueries({ queryKey: personQuery(id, personId).queryKey })
      void queryClient.invalidateQueries({ queryKey: peopleQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: queryKeys.today })
    },
    onFailed: () => setAsking(false),
  })
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{messages.deletePerson}</Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={isAsking}
          title={messages.deletePerson}
          question={messages.deleteQuestion({ name })}
          confirmLabel={messages.deleteIt}
          pending={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function PersonSkeleton() {
  return (
    <Loading label={messages.loadingPerson} className="grid gap-6">
      <Skeleton className="h-18" />
      <Skeleton className="h-140 rounded-card" />
    </Loading>
  )
}
