import type { ListedPerson, LoggedTalk, People } from 'contract/people'
import { isDue, PERSON_STATES, type PersonState } from 'game/people'
import * as messages from 'messages/people'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { NothingYet } from '#web/ui/nothing-yet.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { STATE_NAMES } from './in-words.ts'
import { LoggedNotice } from './logged-notice.tsx'
import { PersonRow } from './person-row.tsx'
import { useLogTalk } from './use-talks.ts'

/** So many rows at once: two thousand would keep a slow phone busy. */
const AT_ONCE = 50

const NOTICE = 'talk-saved'
const SHOW = 'show-people'

type Shown = 'all' | 'due' | 'kept' | PersonState

type PeopleListProps = {
  people: People
  /** What to offer after a talk. */
  afterTalk: ReactNode
}

/** Everybody, what is due on top. Search and filter stay out of the address, because names don't belong there. */
export function PeopleList({ people: { people, today }, afterTalk }: PeopleListProps) {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [openId, setOpenId] = useState<string>()
  const [logged, setLogged] = useState<LoggedTalk>()
  const logTalk = useLogTalk(
    (saved) => {
      setOpenId(undefined)
      setLogged(saved)
      focusSoon(NOTICE)
    },
    () => {
      if (openId) focusSoon(`talked-${openId}`)
      setOpenId(undefined)
    },
  )
  const words = useDeferredValue(search.trim().toLowerCase())
  const found = people.filter((person) => isShown(person, shown, today) && holds(person, words))
  const undone = () => {
    if (logged) focusSoon(`talked-${logged.person.id}`)
    setLogged(undefined)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {logged && (
        <LoggedNotice
          key={logged.talkId}
          id={NOTICE}
          logged={logged}
          today={today}
          more={afterTalk}
          onChange={setLogged}
          onUndone={undone}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={messages.search}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <SelectField
          id={SHOW}
          label={messages.show}
          options={optionsFor(people, today, shown)}
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value as Shown)}
        />
      </div>
      <p role="status" className="sr-only">
        {messages.people({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <NothingYet title={messages.nobodyHere}>{messages.nobodyFits}</NothingYet>
      ) : (
        <Rows key={`${shown} ${words}`} people={found}>
          {(person) => (
            <PersonRow
              key={person.id}
              person={person}
              today={today}
              isOpen={openId === person.id}
              pending={logTalk.isPending}
              // Kept, they aren't among those who are erased soon any more.
              afterKeep={shown === 'kept' ? SHOW : `talked-${person.id}`}
              onToggle={() => setOpenId(openId === person.id ? undefined : person.id)}
              onTalk={(outcome) => logTalk.mutate({ personId: person.id, name: person.name, outcome })}
            />
          )}
        </Rows>
      )}
    </div>
  )
}

function Rows({
  people,
  children,
}: {
  people: readonly ListedPerson[]
  children: (person: ListedPerson) => ReactNode
}) {
  const [count, setCount] = useState(AT_ONCE)
  const showMore = () => {
    const [next] = people.slice(count)
    setCount(count + AT_ONCE)
    if (next) focusSoon(`talked-${next.id}`)
  }
  return (
    <>
      <ul className="grid gap-3">{people.slice(0, count).map(children)}</ul>
      {people.length > count && (
        <Button className="justify-self-center" onClick={showMore}>
          {messages.showMore({ count: people.length - count })}
        </Button>
      )}
    </>
  )
}

function isShown(person: ListedPerson, shown: Shown, today: string): boolean {
  if (shown === 'all') return true
  if (shown === 'due') return isDue(person, today)
  return shown === 'kept' ? person.erasedOn !== null : person.state === shown
}

/** Capitals don't matter. */
function holds({ name, how, channel, nextStep }: ListedPerson, words: string): boolean {
  return words === '' || [name, how, channel, nextStep ?? ''].some((text) => text.toLowerCase().includes(words))
}

/** Only what there is and what is chosen, with how many. */
function optionsFor(people: readonly ListedPerson[], today: string, shown: Shown) {
  const option = (value: Shown, name: string) => {
    const count = people.filter((person) => isShown(person, value, today)).length
    return count === 0 && value !== 'all' && value !== shown ? [] : [{ value, label: messages.option({ name, count }) }]
  }
  return [
    ...option('all', messages.everybody),
    ...option('due', messages.due),
    ...PERSON_STATES.flatMap((state) => option(state, STATE_NAMES[state])),
    ...option('kept', messages.erasedSoon),
  ]
}
