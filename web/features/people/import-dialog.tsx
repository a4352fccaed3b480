import type { ListedPerson, PeopleImport, PeopleImported } from 'contract/people'
import { PEOPLE_LIMITS } from 'game/people'
import * as messages from 'messages/people'
import { useEffect, useMemo, useRef, useState } from 'react'
import { postOnce } from '#web/client/api/api.ts'
import { useIntentKeys } from '#web/client/api/idempotency-keys.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useIsShown } from '#web/client/page/use-is-shown.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ImportChoice } from './import-choice.tsx'
import { CONTACTS_MAX, nameKey } from './import-contact.ts'
import { type Found, type ReadFault, type Reading, readContacts, UnreadableFile } from './import-read.ts'

const FAULTS: Record<ReadFault, string> = {
  'too-large': messages.tooLarge,
  'no-text': messages.noContacts,
  'no-names': messages.noNames,
}

/** `count`: people found so far. */
type State =
  | { is: 'waiting' }
  | { is: 'reading'; count: number }
  | { is: 'read'; reading: Reading }
  | { is: 'failed'; sentence: string }

type ImportDialogProps = { known: readonly ListedPerson[]; onClose: () => void }

/** People of the member's address book. The file is read here, in the browser: only whom they choose is sent. */
export function ImportDialog({ known, onClose }: ImportDialogProps) {
  const { state, read } = useReading()
  const [chosen, setChosen] = useState<ReadonlySet<Found>>(new Set())
  const [withNotes, setWithNotes] = useState(false)
  const knownKeys = useMemo(() => new Set(known.map(({ name }) => nameKey(name))), [known])
  const free = PEOPLE_LIMITS.people - known.length
  const { mutate, isPending } = useImport(onClose)
  const contacts = state.is === 'read' ? state.reading.contacts : []
  const send = () => {
    if (isPending || chosen.size === 0) return
    // In the order of the file.
    const people = contacts.filter((contact) => chosen.has(contact))
    mutate(people.map(({ name, notes }) => (withNotes && notes !== '' ? { name, notes } : { name })))
  }
  const choose = (file: File | null) => {
    setChosen(new Set())
    read(file)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.importContacts}
      description={messages.importIntro}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="go" pending={isPending} disabled={chosen.size === 0} onClick={send}>
            {chosen.size === 0 ? messages.add : messages.addPeople({ count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <FileField
          label={messages.contactsFile}
          hint={messages.contactsFileHint}
          accept=".vcf,.vcard,.csv,.txt,text/vcard,text/x-vcard,text/csv,text/plain"
          error={state.is === 'failed' ? state.sentence : undefined}
          onFile={choose}
        />
        <p role="status" className={state.is === 'reading' ? undefined : 'sr-only'}>
          {state.is === 'reading' && messages.readingSoFar({ count: state.count })}
          {state.is === 'read' && messages.peopleFound({ count: contacts.length })}
        </p>
        {state.is === 'read' && contacts.length === 0 && (
          <NothingYet title={messages.nobodyFound}>{messages.noNameInFile}</NothingYet>
        )}
        {state.is === 'read' && state.reading.isCut && (
          <Banner>
            <p>{messages.onlyFirst({ max: CONTACTS_MAX })}</p>
          </Banner>
        )}
        {contacts.length > 0 && (
          <>
            {contacts.some(({ notes }) => notes !== '') && (
              <Switch
                label={messages.takeNotes}
                hint={messages.takeNotesHint}
                checked={withNotes}
                onChange={({ currentTarget }) => setWithNotes(currentTarget.checked)}
              />
            )}
            <ImportChoice contacts={contacts} known={knownKeys} free={free} chosen={chosen} onChange={setChosen} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function useReading() {
  const [state, setState] = useState<State>({ is: 'waiting' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const read = (file: File | null) => {
    current.current?.abort()
    const reading = new AbortController()
    current.current = reading
    const show = (next: State) => reading.signal.aborted || setState(next)
    if (file === null) {
      show({ is: 'waiting' })
      return
    }
    show({ is: 'reading', count: 0 })
    const onCount = (count: number) => show({ is: 'reading', count })
    readContacts(file, { onCount, signal: reading.signal }).then(
      (found) => show({ is: 'read', reading: found }),
      (error: unknown) => {
        const fault = error instanceof UnreadableFile ? FAULTS[error.fault] : undefined
        show({ is: 'failed', sentence: fault ?? messages.unreadable })
      },
    )
  }
  return { state, read }
}

function useImport(onDone: () => void) {
  const { id } = useMember()
  const { keyFor, clearKey } = useIntentKeys()
  const isShown = useIsShown()
  return useToastMutation({
    send: (people: PeopleImport['people']) => {
      const body: PeopleImport = { people }
      return postOnce<PeopleImported>(`/api/users/${id}/people/import`, keyFor(JSON.stringify(body)), body)
    },
    done: ({ added }) => ({ title: messages.added, description: messages.addedCount({ count: added }) }),
    failed: messages.nobodyAdded,
    invalidates: [queryKeys.people],
    onSaved: (_, people) => {
      clearKey(JSON.stringify({ people }))
      // In a dialog that was opened since, the next file may be chosen already.
      if (isShown()) onDone()
    },
  })
}
