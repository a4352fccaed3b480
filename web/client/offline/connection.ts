import { useSyncExternalStore } from 'react'
import { KEPT_AT, KEPT_BECAUSE, type KeptBecause } from '#web/client/offline/kept.ts'

/** What is wrong with the connection, by what answers said. `navigator.onLine` says true while the server is away. */
export interface Trouble {
  /** `slow`: the server answers again, but what it didn't give in time is still shown. */
  because: KeptBecause | 'slow'
  /** When the server gave the oldest answer that is shown in place of a new one, in milliseconds. */
  since: number | undefined
  /** What was asked for and isn't on this device. */
  missing: 'nothing' | 'part' | 'page'
}

let trouble: Trouble | null = null
/** What is left of a trouble that has ended. */
let slow: Trouble | null = null
const listeners = new Set<() => void>()

/** An answer came, from the server or from this device. */
export function noteAnswer({ headers, status }: Response): void {
  const at = headers.get(KEPT_AT)
  if (at === null) {
    // With 502 to 504 the server is down or can't answer now.
    if (trouble === null || status > 501) return
    if (trouble.because === 'silent') slow = { ...trouble, because: 'slow', missing: 'nothing' }
    set(null)
    return
  }
  const since = Math.min(Number(at), trouble?.since ?? Number.POSITIVE_INFINITY)
  const because = headers.get(KEPT_BECAUSE) === 'silent' ? 'silent' : 'offline'
  set({ because, since, missing: trouble?.missing ?? 'nothing' })
}

/** No answer came, and none is kept. @param missing what the person doesn't see now; `nothing` where there is a copy */
export function noteNoAnswer(missing: Trouble['missing']): void {
  const before = trouble?.missing ?? 'nothing'
  const worse = before === 'page' || missing === 'nothing' ? before : missing
  set({ because: 'offline', since: trouble?.since, missing: worse })
}

/** On another screen, something else may be missing, or nothing. */
export function noteNewScreen(): void {
  if (trouble) set({ ...trouble, missing: 'nothing' })
}

/** As far as is known: a browser may say that it's connected while the server can't be reached. */
export function isOnline(): boolean {
  return navigator.onLine && !isOffline()
}

/** Whether the last answers didn't come from the server. */
export function isOffline(): boolean {
  return trouble?.because === 'offline'
}

/** Whether an answer that came just now may be from this device, because the server didn't give it. */
export function hasTrouble(): boolean {
  return trouble !== null
}

/** What the person is told. */
export function currentTrouble(): Trouble | null {
  return trouble ?? slow
}

/** All that was shown with this trouble has been asked for again. */
export function endTrouble(shown: Trouble | null): void {
  if (slow !== shown) return
  slow = null
  set(trouble)
}

export function useTrouble(): Trouble | null {
  return useSyncExternalStore(onTroubleChange, currentTrouble, () => null)
}

/** @returns a function that ends it */
export function onTroubleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Trouble | null): void {
  trouble = next
  for (const listener of listeners) listener()
}
