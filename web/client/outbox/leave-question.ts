import { useSyncExternalStore } from 'react'

/** What a logout deletes: acts that haven't been sent, and drafts that haven't been saved, in whichever tab. */
export type Unsaved = { acts: number; drafts: number }

/** Whether to log out all the same. */
type LeaveQuestion = Unsaved & { answer: (leaves: boolean) => void }

let question: LeaveQuestion | undefined
const listeners = new Set<() => void>()

/** Asks the member. If the page has no place for the strip, nobody is asked and the answer is yes. */
export function askToLeave(unsaved: Unsaved): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  set({
    ...unsaved,
    answer: (leaves) => {
      set(undefined)
      resolve(leaves)
    },
  })
  return promise
}

export function useLeaveQuestion(): LeaveQuestion | undefined {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  )
}

function set(next: LeaveQuestion | undefined): void {
  question = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
