import { PEOPLE_LIMITS } from 'game/people'
import * as messages from 'messages/people'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { focusSoon } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { nameKey } from './import-contact.ts'
import type { Found } from './import-read.ts'

/** So many rows at once: twenty thousand would keep a slow phone busy. */
const AT_ONCE = 50

type ImportChoiceProps = {
  contacts: readonly Found[]
  /** The keys of the names that are in the list already. */
  known: ReadonlySet<string>
  /** How many more the list takes. */
  free: number
  chosen: ReadonlySet<Found>
  onChange: (chosen: ReadonlySet<Found>) => void
}

/** Whom of a file to add. Nobody is chosen at first, and whoever is in the list already only by hand. */
export function ImportChoice({ contacts, known, free, chosen, onChange }: ImportChoiceProps) {
  const [search, setSearch] = useState('')
  const words = useDeferredValue(nameKey(search))
  const found = words === '' ? contacts : contacts.filter(({ key }) => key.includes(words))
  const added = found.filter((contact) => !chosen.has(contact) && !known.has(contact.key))
  const isFull = chosen.size >= free
  const chooseAll = () => onChange(new Set([...chosen, ...added.slice(0, free - chosen.size)]))
  const toggle = (contact: Found) => {
    const next = new Set(chosen)
    if (!next.delete(contact)) next.add(contact)
    onChange(next)
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold">{messages.whomToAdd}</legend>
      <TextField
        label={messages.search}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-disabled={added.length === 0 || isFull} onClick={chooseAll}>
          {words === '' ? messages.chooseAll : messages.chooseAllFound}
        </Button>
        <Button aria-disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          {messages.chooseNobody}
        </Button>
        <p role="status">{messages.chosenAndFound({ chosen: chosen.size, found: found.length })}</p>
      </div>
      {isFull && <p className="text-ink-soft">{messages.listFull({ max: PEOPLE_LIMITS.people, free })}</p>}
      {found.length === 0 ? (
        <p className="text-ink-soft">{messages.nobodyInFile}</p>
      ) : (
        <Rows key={words} contacts={found}>
          {(contact, id) => (
            <Row
              key={id}
              id={id}
              contact={contact}
              isKnown={known.has(contact.key)}
              isChosen={chosen.has(contact)}
              isFull={isFull}
              onToggle={() => toggle(contact)}
            />
          )}
        </Rows>
      )}
    </fieldset>
  )
}

type RowsProps = { contacts: readonly Found[]; children: (contact: Found, id: string) => ReactNode }

function Rows({ contacts, children }: RowsProps) {
  const [count, setCount] = useState(AT_ONCE)
  const showMore = () => {
    setCount(count + AT_ONCE)
    focusSoon(`import-${count}`)
  }
  return (
    <>
      <ul className="grid">{contacts.slice(0, count).map((contact, index) => children(contact, `import-${index}`))}</ul>
      {contacts.length > count && (
        <Button className="justify-self-center" onClick={showMore}>
          {messages.showMore({ count: contacts.length - count })}
        </Button>
      )}
    </>
  )
}

type RowProps = {
  id: string
  contact: Found
  isKnown: boolean
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}

function Row({ id, contact: { name }, isKnown, isChosen, isFull, onToggle }: RowProps) {
  return (
    <li className="border-rule border-t first:border-t-0">
      <label className="flex min-h-12 items-center gap-3 py-1">
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={onToggle}
          className="size-6 shrink-0 check-box"
        />
        <span className="wrap-anywhere min-w-0 grow">{name}</span>
        {isKnown && <Chip className="shrink-0">{messages.alreadyInList}</Chip>}
      </label>
    </li>
  )
}
