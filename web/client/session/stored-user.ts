import { type QueryCacheNotifyEvent, QueryObserver, replaceEqualDeep } from '@tanstack/react-query'
import type { User } from 'contract/users'
import { useSyncExternalStore } from 'react'
import { queryClient } from '#web/client/api/query-client.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { dropKeptTimes } from '#web/client/offline/connection.ts'
import { intentKeys } from '#web/client/session/intent-keys.ts'
import { dropLessonPlaces } from '#web/client/session/lesson-places.ts'
import { parseUser } from '#web/client/session/parse-user.ts'
import { USER_KEY } from '#web/client/session/visitor-hint.ts'

/*
 * The signed-in user is the query `['me']`, which begins with the copy in localStorage; every change of it is written
 * there. session.ts fetches it.
 */

/** For each answer of the server, the version of the user when it was asked. */
const askedAt = new WeakMap<object, number>()

queryClient.setQueryDefaults(queryKeys.me, {
  initialData: readCopy,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: (before, after) => (isOutdated(after) ? before : replaceEqualDeep(before, after)),
})
queryClient.getQueryCache().subscribe(writeCopy)
globalThis.window?.addEventListener('storage', followOtherTabs)

/** The user as last stored here or in another tab, or null. The same object until it changes. */
export function storedUser(): User | null {
  return me().state.data ?? null
}

/** Signs a member in here. What a later answer says of them is for `updateUser`. */
export function storeUser(user: User): void {
  queryClient.setQueryData(queryKeys.me, user)
}

/** Replaces the member by what the server said, unless the answer came after a logout, or after somebody else's login. */
export function updateUser(user: User): void {
  if (storedUser()?.id === user.id) storeUser(user)
}

export function clearUser(): void {
  queryClient.setQueryData(queryKeys.me, null)
}

/** Signs out in this browser and drops what was cached for the member. The user's version goes on rising. */
export function eraseMember(): void {
  clearUser()
  dropLessonPlaces()
  clearAnswers()
  queryClient.getMutationCache().clear()
}

/** Drops the cached answers of a member who has left, and the keys of their unanswered requests. */
export function clearAnswers(): void {
  intentKeys.clear()
  dropKeptTimes()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.me[0] })
}

/** Rises with every change of the user, so that an answer older than the last change can be told from a newer one. */
export function userVersion(): number {
  return me().state.dataUpdateCount
}

/** Marks an answer: it is dropped if the user has changed since `version`. */
export function markAnswer(user: User, version: number): User {
  askedAt.set(user, version)
  return user
}

/** The signed-in user, or null. The build renders the start page as signed out. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeToUser, storedUser, () => null)
}

/** @returns a function that ends it */
export function subscribeToUser(listener: () => void): () => void {
  return new QueryObserver(queryClient, { queryKey: queryKeys.me, enabled: false }).subscribe(listener)
}

function me() {
  const options = queryClient.defaultQueryOptions<User | null>({ queryKey: queryKeys.me })
  return queryClient.getQueryCache().build<User | null, Error, User | null>(queryClient, options)
}

function isOutdated(answer: unknown): boolean {
  const asked = typeof answer === 'object' && answer !== null ? askedAt.get(answer) : undefined
  return asked !== undefined && asked !== userVersion()
}

/** @returns null where there is no copy, or a broken one, or storage is switched off */
export function readCopy(): User | null {
  try {
    return parseUser(localStorage.getItem(USER_KEY))
  } catch {
    return null
  }
}

/** The copy that is being taken over from another tab is not written back: that tab may be of another version. */
let isFollowing = false

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== USER_KEY && event.key !== null) return
  isFollowing = true
  queryClient.setQueryData(queryKeys.me, readCopy())
  isFollowing = false
}

function writeCopy(event: QueryCacheNotifyEvent): void {
  if (isFollowing || event.type !== 'updated' || event.action.type !== 'success' || event.query !== me()) return
  try {
    const user = storedUser()
    if (user === null) localStorage.removeItem(USER_KEY)
    else localStorage.setItem(USER_KEY, JSON.stringify(user))
  } catch {
    // Storage is switched off or full: the user stays in memory until the page is left.
  }
}
