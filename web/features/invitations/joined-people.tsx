import type { User } from 'contract/users'
import * as messages from 'messages/invitations'
import { Moment } from '#web/ui/moment.tsx'

type Joined = User['invitedUsers']

/** How many are shown before one asks for the others. */
const SHOWN = 3

/** Who joined through the member's link, newest first. */
export function JoinedPeople({ people }: { people: Joined }) {
  if (people.length === 0) {
    return <p className="text-ink-soft">{messages.nobodyJoined}</p>
  }
  const others = people.slice(SHOWN)
  return (
    <div>
      <People people={people.slice(0, SHOWN)} />
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
            {messages.showMore({ count: others.length })}
          </summary>
          <People people={others} />
        </details>
      )}
    </div>
  )
}

function People({ people }: { people: Joined }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {people.map(({ id, name, joinedAt }) => (
        <li key={id} className="flex min-w-0 items-baseline justify-between gap-3 py-1">
          <span className="truncate font-semibold">{name ?? messages.formerMember}</span>
          <span className="shrink-0 text-ink-soft text-sm">
            <Moment at={joinedAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
