import { useQueryClient } from '@tanstack/react-query'
import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import { useEffect } from 'react'
import { patch } from '#web/client/api/api.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'
import { challengesQuery } from './challenges-query.ts'

/** The member and zone that this browser sent last. */
const TOLD = 'told-zone'

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
    const wish = `${id} ${here}`
    if (tried.has(wish) || lastTold() === wish) return
    tried.add(wish)
    patch<User>(`/api/users/${id}`, { timeZone: here } satisfies AccountUpdate).then(
      (user) => {
        storeUser(user)
        keepTold(wish)
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

function lastTold(): string | null {
  try {
    return localStorage.getItem(TOLD)
  } catch {
    return null
  }
}

function keepTold(wish: string): void {
  try {
    localStorage.setItem(TOLD, wish)
  } catch {
    // A browser without storage sends its zone at each visit.
  }
}
