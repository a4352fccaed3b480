import { useQueryClient } from '@tanstack/react-query'
import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import { useEffect } from 'react'
import { patch } from '#web/client/api/api.ts'
import { useMember } from '#web/client/session/member.tsx'
import { updateUser } from '#web/client/session/stored-user.ts'
import { challengesQuery } from './challenges-query.ts'

/** The zone that this browser sent last for each of its members, the last member first. */
const TOLD = 'told-zone'

/** How many members of a shared browser it remembers. */
const MOST_MEMBERS = 10

/** What was tried in this visit, so that a refused request is not repeated. */
const tried = new Set<string>()

/**
 * Sends the browser's time zone to the server if the server has another one. Only once, so that a zone that the member
 * then chooses on their account page stays until the browser's zone changes. Failures are silent: the server keeps
 * using the zone it has.
 */
export function useTimeZone(): void {
  const { id, timeZone } = useMember()
  const queryClient = useQueryClient()
  useEffect(() => {
    const here = browserZone()
    // UTC where unknown, so a browser in UTC has nothing to send.
    if (here === undefined || here === (timeZone ?? 'UTC')) return
    const told = `${id} ${here}`
    if (tried.has(told) || everyTold().includes(told)) return
    tried.add(told)
    patch<User>(`/api/users/${id}`, { timeZone: here } satisfies AccountUpdate).then(
      (user) => {
        updateUser(user)
        keepTold(id, told)
        void queryClient.invalidateQueries({ queryKey: challengesQuery(id).queryKey })
      },
      () => undefined,
    )
  }, [id, timeZone, queryClient])
}

function browserZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone === undefined || timeZone === 'Etc/Unknown' ? undefined : timeZone
}

function everyTold(): string[] {
  try {
    return (localStorage.getItem(TOLD) ?? '').split('\n')
  } catch {
    return []
  }
}

function keepTold(id: string, told: string): void {
  try {
    const others = everyTold().filter((each) => each !== '' && !each.startsWith(`${id} `))
    localStorage.setItem(TOLD, [told, ...others].slice(0, MOST_MEMBERS).join('\n'))
  } catch {
    // A browser without storage sends its zone at each visit.
  }
}
