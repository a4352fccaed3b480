import type { User } from 'contract/users'
import { useSyncExternalStore } from 'react'
import { parseUser } from '#web/client/session/parse-user.ts'
import { USER_KEY } from '#web/client/session/visitor-hint.ts'

const listeners = new Set<() => void>()
let version = 0
/** Stands in where the browser keeps nothing for us (storage switched off or full); undefined where it does. */
let inMemory: string | null | undefined
let parsed: { text: string | null; user: User | null } = { text: null, user: null }

/** The copy as it stands, or null. The same object as long as the copy is the same. A broken copy counts as none. */
export function storedUser(): User | null {
  const text = read()
  if (text !== parsed.text) parsed = { text, user: parseUser(text) }
  return parsed.user
}

/** Replaces the copy by what the server said. */
export function storeUser(user: User): void {
  write(JSON.stringify(user))
}

export function clearUser(): void {
  write(null)
}

/** Rises with every change of the copy, so that an answer older than the last change can be told from a newer one. */
export function userVersion(): number {
  return version
}

/** @returns a function that ends the subscription */
export function subscribeToUser(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

/** The signed-in user, or null. The build renders the start page as signed out. */
export function useUser(): User | null {
  return useSyncExternalStore(subscribeToUser, storedUser, () => null)
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === USER_KEY || event.key === null) changed()
}

function changed(): void {
  version += 1
  for (const listener of listeners) listener()
}

function read(): string | null {
  if (inMemory !== undefined) return inMemory
  try {
    return localStorage.getItem(USER_KEY)
  } catch {
    return null
  }
}

function write(text: string | null): void {
  inMemory = undefined
  try {
    if (text === null) localStorage.removeItem(USER_KEY)
    else localStorage.setItem(USER_KEY, text)
  } catch {
    inMemory = text
  }
  changed()
}
