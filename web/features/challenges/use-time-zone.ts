import { useQueryClient } from '@tanstack/react-query'
import type { AccountUpdate } from 'contract/account'
import type { User } from 'contract/users'
import { useEffect } from 'react'
import { patch } from '#web/client/api/api.ts'
import { useMember } from '#web/client/session/member.tsx'
import { storeUser } from '#web/client/session/stored-user.ts'
import { challengesQuery } from './challenges-query.ts'

/** The member and zone that this browser told last. */
const TOLD = 'told-zone'

/** What was tried in this visit, so that a refusal is not asked for again and again. */
const tried = new Set<string>()

/**
 * Tells the server where the member's days begin, when this browser's zone is not the one it knows. Once:
 * a zone that the member then chooses on their account page stays, until the browser itself moves. Silent: whoever
 * cannot be told counts on in the zone known so far.
 */
export function useTimeZone(): void {
  const { id, timeZone } = useMember()
  const queryClient = useQueryClient()
  useEffect(() => {
    const here = browserZone()
    // UTC where unknown, so a browser in UTC has nothing to tell.
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
    // A browser that keeps nothing tells its zone at each visit.
  }
}
