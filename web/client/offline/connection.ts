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
/** Whether something is shown because the server was slow, also where it can't be reached now. */
let wasSlow = false
/** When the server gave what came from this device and may still be shown, in milliseconds; `askAgain` removes the rest. */
export const keptTimes: number[] = []
const listeners = new Set<() => void>()

/** An answer came, from the server or from this device. */
export function noteAnswer({ headers, status }: Response): void {
  const at = headers.get(KEPT_AT)
  if (at !== null) {
    keptTimes.push(Number(at))
    noteNoAnswer('nothing', headers.get(KEPT_BECAUSE))
    // With 502 to 504 the server is down or can't answer now.
  } else if (hasTrouble() && status < 502) {
    setTrouble(trouble && wasSlow ? { ...trouble, because: 'slow', missing: 'nothing' } : null)
  }
}

/** The server gave no answer. @param missing what the person doesn't see now; `nothing` where there is a copy */
export function noteNoAnswer(missing: Trouble['missing'], because?: string | null): void {
  const before = trouble?.missing ?? 'nothing'
  wasSlow ||= because === 'silent'
  setTrouble({
    because: because === 'silent' ? because : 'offline',
    since: keptTimes.length > 0 ? Math.min(...keptTimes) : undefined,
    missing: before === 'page' || missing === 'nothing' ? before : missing,
  })
}

/** What was kept for a member who has left isn't shown any more. */
export function dropKeptTimes(): void {
  keptTimes.length = 0
  if (trouble) setTrouble({ ...trouble, since: undefined })
}

/** On another screen, something else may be missing, or nothing. */
export function noteNewScreen(): void {
  if (trouble) setTrouble({ ...trouble, missing: 'nothing' })
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
  return trouble !== null && trouble.because !== 'slow'
}

/** What the person is told. */
export function currentTrouble(): Trouble | null {
  return trouble
}

export function useTrouble(): Trouble | null {
  return useSyncExternalStore(onTroubleChange, currentTrouble, () => null)
}

/** @returns a function that ends it */
export function onTroubleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setTrouble(next: Trouble | null): void {
  trouble = next
  wasSlow &&= next !== null
  for (const listener of listeners) listener()
}
